import { composePlan, type Plan } from '../../../domain/plan.ts';
import { noPreferences, type Preferences } from '../../../domain/plan-preferences.ts';
import { type DayProgramme, programmeOf } from '../../../domain/programme.ts';

export interface ComposedDay {
  programme: DayProgramme;
  plan: Plan;
}

const textOf = (preferences: Preferences) => JSON.stringify(Object.entries(preferences).sort());

/** Whether the plan made by the build serves: a usual day, and no preferences. */
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
 * The programme of the chosen day, and its plan. The last result is cached: composing is slow on a cheap phone, and both the change
 * handler and rendering ask for it.
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
