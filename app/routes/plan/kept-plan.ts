import type { Day } from '../../../domain/day.ts';
import { readPreferences, writePlan } from '../../../domain/plan/link.ts';
import type { Preferences } from '../../../domain/plan/preferences.ts';
import { readStorage, writeStorage } from '../../ui/storage.ts';

const storageKey = 'plan';

/** The plan that was edited last in this browser, until its day is over. */
export function readKeptPlan(today: Day): Preferences | null {
  const preferences = readPreferences(readStorage('localStorage', storageKey) ?? '');
  return preferences && preferences.day >= today ? preferences : null;
}

/** Whether no other plan is kept. A friend's plan is not, until it is edited. */
export const isKept = (preferences: Preferences | null): boolean =>
  readStorage('localStorage', storageKey) === (preferences && writePlan(preferences));

/** `null` forgets it. */
export const keepPlan = (preferences: Preferences | null): void =>
  writeStorage('localStorage', storageKey, preferences && writePlan(preferences));
