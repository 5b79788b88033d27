/** The words of the browser tests' language. */
import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';

export { desk } from '../../content/en/desk.ts';
export * from '../../content/en/index.ts';
export { fill } from '../../i18n/fill.ts';

/** A time and a day as displayed. */
export const clock = (time: ClockTime) => clockTime(time, locales.en);
export const date = (day: Day) => longDate(day, locales.en);
