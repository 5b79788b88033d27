import { composePlan, type Plan } from '../../../domain/plan.ts';
import { noPreferences, type Preferences } from '../../../domain/plan-preferences.ts';
import { type DayProgramme, programmeOf } from '../../../domain/programme.ts';

export interface ComposedDay {
  programme: DayProgramme;
  plan: Plan;
}

const textOf = (preferences: Preferences) => JSON.stringify(Object.entries(preferences).sort());

/** A day as any other, and no preferences: the build has made its plan. */
function isUsual(
  preferences: Preferences,
  { hours, performances, changes }: DayProgramme,
  usual: ComposedDay,
): boolean {
  const times = JSON.stringify([hours, performances, changes]);
  const usually = JSON.stringify([
    usual.programme.hours,
    usual.programme.performances,
    usual.programme.changes,
  ]);
  return textOf(preferences) === textOf(noPreferences(preferences.day)) && times === usually;
}

let last: { key: string; composed: ComposedDay } | undefined;

/**
 * The programme of the day that is wanted, and its plan. The last one is remembered: a slow phone needs a moment for it, and it is asked
 * for by what changes the preferences, by what draws them, and again where React begins a drawing anew or something is announced.
 */
export function composeDay(preferences: Preferences, usual: ComposedDay): ComposedDay {
  const programme = programmeOf(preferences.day);
  const key = textOf(preferences) + JSON.stringify(programme);
  if (last?.key !== key) {
    const plan = isUsual(preferences, programme, usual)
      ? { ...usual.plan, preferences, day: preferences.day }
      : composePlan(preferences, programme);
    last = { key, composed: { programme, plan } };
  }
  return last.composed;
}
