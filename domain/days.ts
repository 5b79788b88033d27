import type { Day } from './day.ts';
import type { Preferences } from './plan-preferences.ts';

const dayLength = 86_400_000;

/** So many days, from one on. Calendar days are UTC's here. */
export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from(
    { length: count },
    (_, index) =>
      new Date(Date.parse(`${first}T00:00:00Z`) + index * dayLength).toISOString().slice(0, 10) as Day,
  );

/** The same wishes for another day. Its hours are its own: what was chosen for the first is chosen no more. */
export const onDay = (
  { from: _from, until: _until, since: _since, ...preferences }: Preferences,
  day: Day,
): Preferences => ({
  ...preferences,
  day,
});
