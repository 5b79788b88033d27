import type { ClockTime } from './clock-time.ts';
import type { ReasonId } from './exceptions.ts';
import type { Hours } from './park.ts';
import type { Plan, Wishes } from './plan.ts';
import type { DayProgramme } from './programme.ts';

/**
 * The plan as the fragment of an address: `#v1&day=2026-12-24&who=children&must=dolphin.parrots&…`. Nothing is stored or sent.
 */

/** A performance of a plan as it was when the link was made. */
export interface Seen {
  id: string;
  start: ClockTime;
}

/** What a fragment says. */
export interface ReadPlan {
  /** Null where the fragment is no plan (another anchor, nothing) or a plan without a day. */
  wishes: Wishes | null;
  seen: readonly Seen[];
  hours?: Hours;
  /** Pieces that could not be read, shortened. Text of a stranger: show it as text, or only say that there was something. */
  unread: readonly string[];
}

/** The fragment of a plan, without `#`. */
export function writePlan(_plan: Plan, _programme: DayProgramme): string {
  throw new Error('to be written');
}

/** Reads a fragment, with or without `#`. Never throws. */
export function readPlan(_fragment: string): ReadPlan {
  throw new Error('to be written');
}

/** What is different today from what a link was made with. */
export type PlanChange =
  | { kind: 'closed'; reason?: ReasonId }
  | { kind: 'hours'; was: Hours; now: Hours; reason?: ReasonId }
  /** `id` is the show's, `was` when the performance was. */
  | { kind: 'moved'; id: string; was: ClockTime; now: ClockTime; reason?: ReasonId }
  | { kind: 'cancelled'; id: string; was: ClockTime; reason: ReasonId }
  /** A show or a performance that is not played any more, or (without `was`) a place that is no more. */
  | { kind: 'gone'; id: string; was?: ClockTime };

export function changesSince(_read: ReadPlan, _programme: DayProgramme): PlanChange[] {
  throw new Error('to be written');
}
