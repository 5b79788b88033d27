import { composePlan, type Plan } from '../../../domain/plan.ts';
import { type DayProgramme, programmeOf } from '../../../domain/programme.ts';
import { noWishes, type Wishes } from '../../../domain/wishes.ts';

export interface ComposedDay {
  programme: DayProgramme;
  plan: Plan;
}

const textOf = (wishes: Wishes) => JSON.stringify(Object.entries(wishes).sort());

/** A day as any other, and no wishes: the build has made its plan. */
function isUsual(
  wishes: Wishes,
  { hours, performances, changes }: DayProgramme,
  usual: ComposedDay,
): boolean {
  const times = JSON.stringify([hours, performances, changes]);
  const usually = JSON.stringify([
    usual.programme.hours,
    usual.programme.performances,
    usual.programme.changes,
  ]);
  return textOf(wishes) === textOf(noWishes(wishes.day)) && times === usually;
}

let last: { key: string; composed: ComposedDay } | undefined;

/**
 * The programme of the wished day, and its plan. The last one is remembered: a slow phone needs a tenth of a second for it, and it is asked
 * for by what changes the wishes, by what draws them, and again where React begins a drawing anew or something is announced.
 */
export function composeDay(wishes: Wishes, usual: ComposedDay): ComposedDay {
  const programme = programmeOf(wishes.day);
  const key = textOf(wishes) + JSON.stringify(programme);
  if (last?.key !== key) {
    const plan = isUsual(wishes, programme, usual)
      ? { ...usual.plan, wishes, day: wishes.day }
      : composePlan(wishes, programme);
    last = { key, composed: { programme, plan } };
  }
  return last.composed;
}
