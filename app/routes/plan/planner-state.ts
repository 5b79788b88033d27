/** The state of the planner: preferences, the plan composed from them, and edits. Its only storage is the fragment of the URL. */
import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react';
import { useAnnounced } from '#announced';
import { composePlan, type Plan } from '../../../domain/plan.ts';
import { fromNow, keepTimes } from '../../../domain/plan-edits.ts';
import { changesSince, type PlanChange, readPlan, writePlan } from '../../../domain/plan-link.ts';
import type { Preferences, Who } from '../../../domain/plan-preferences.ts';
import { type DayProgramme, programmeOf } from '../../../domain/programme.ts';
import { firstVisitDay, lastVisitDay } from '../../../domain/visit-days.ts';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useFragment, writeFragment } from './fragment.ts';
import { useNames } from './names.ts';
import { changeText, firstPreferences } from './next-plan.ts';
import { type ParkNow, useParkNow } from './park-now.ts';

interface EditOptions {
  /** The edited stop. The others then move only if they have to. */
  about?: string;
  /** Announced instead of what has changed; there is nothing to undo. */
  say?: string;
}

export interface PlannerState {
  plan: Plan;
  programme: DayProgramme;
  /** False until all parts are hydrated; until then they show the plan of a usual day, made by the build. */
  isLive: boolean;
  /** The time at the park; null until there is a plan. */
  now: ParkNow | null;
  isPast: boolean;
  /** Also in the evening of the day itself, when the form refuses it. */
  isOver: boolean;
  /** Beyond the booking window. */
  isTooFar: boolean;
  /** Opened from a link with a plan. */
  isFromLink: boolean;
  /** How the day differs from the one that the link was made for. */
  changes: readonly PlanChange[];
  /** Whether a part of the link was unreadable. */
  unread: boolean;
  /** What the last edit has changed; empty if there is nothing to undo. */
  note: string;
  /** Changes the preferences, tells what has changed in the plan, and offers to undo it. */
  change: (preferences: Preferences, options?: EditOptions) => Plan;
  undo: () => void;
  startAgain: () => void;
}

export const PlannerContext = createContext<PlannerState | null>(null);

export function usePlanner(): PlannerState {
  const state = use(PlannerContext);
  if (!state) throw new Error('usePlanner needs a PlannerContext above it.');
  return state;
}

const composed = (preferences: Preferences) => {
  const programme = programmeOf(preferences.day);
  return { programme, plan: composePlan(preferences, programme) };
};

export function usePlannerState(): PlannerState {
  const words = usePageData('plan');
  const usual = usePageData('usualDay');
  const names = useNames();
  const { announce } = useToasts();
  const announced = useAnnounced();
  /** What the last edit has changed, and the fragment before it. */
  const [last, setLast] = useState({ note: '', before: '' });
  const [isFromLink, setFromLink] = useState(false);
  const [early] = useState(tickedEarly);
  const [isLive, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  const [currentFragment, currentTime] = [useFragment(), useParkNow()];
  // Not before: an urgent update would make React drop a boundary that is not hydrated yet.
  const fragment = isLive ? currentFragment : null;
  const parkNow = isLive ? currentTime : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: programmes change when something is announced
  const state = useMemo(() => {
    const read = fragment === null ? undefined : readPlan(fragment);
    const known = read?.preferences ?? (parkNow && firstPreferences(parkNow));
    const { programme, plan } = known ? composed(known) : usual;
    const now = known ? parkNow : null;

    const change: PlannerState['change'] = (made, { about, say } = {}) => {
      const kept = about === undefined || made === plan.preferences ? made : keepTimes(made, plan);
      const isUnderway = now?.day === plan.day && made.day === plan.day;
      const next = composed(isUnderway ? fromNow(kept, plan, now.time) : kept);
      const note = say ?? changeText(next.plan, plan, about, words, names);
      if (!say) setLast({ note, before: location.hash.slice(1) });
      writeFragment(writePlan(next.plan, next.programme));
      announce(note);
      return next.plan;
    };
    return {
      plan,
      programme,
      now,
      change,
      isPast: !!now && plan.day < now.day,
      isOver: !!now && plan.day < firstVisitDay(),
      isTooFar: !!now && plan.day > lastVisitDay(now.day),
      hasLink: !!read?.preferences,
      changes: read?.preferences ? changesSince(read, programme) : [],
      unread: read?.unread ?? false,
    };
  }, [fragment, parkNow, announced, usual, words, names, announce]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as there is a plan
  useEffect(() => {
    const { now, hasLink, isPast, change, plan } = state;
    if (!now) return;
    setFromLink(hasLink && !isPast);
    const { must, who } = plan.preferences;
    if (early.must.length + early.who.length > 0)
      change({
        ...plan.preferences,
        must: [...new Set([...must, ...early.must])],
        who: [...new Set([...who, ...early.who])],
      });
  }, [state.now === null]);

  return useMemo(() => {
    const replace = (fragment: string, text: string, next: typeof last) => {
      writeFragment(fragment);
      setLast(next);
      announce(text);
    };
    return {
      ...state,
      isLive,
      isFromLink,
      note: last.note,
      undo: () => replace(last.before, words.bar.undone, { note: '', before: '' }),
      startAgain: () =>
        replace('', words.bar.startedAgain, { note: words.bar.startedAgain, before: location.hash.slice(1) }),
    };
  }, [state, isLive, isFromLink, last, words, announce]);
}

/** Boxes ticked before hydration. */
function tickedEarly() {
  const ticked = <T extends string>(name: string) =>
    typeof document === 'undefined'
      ? []
      : [...document.querySelectorAll<HTMLInputElement>(`.choices [name=${name}]:checked`)].map(
          ({ value }) => value as T,
        );
  return { must: ticked('must'), who: ticked<Who>('who') };
}
