import type { Day } from '../domain/day.ts';
import type { ScheduleException } from '../domain/exceptions.ts';
import type { Localized } from './locales.ts';

/** In the words of a language. */
export interface ScheduleNotice {
  /** The last day. */
  until: Day;
  /** `Friday, December 25 – Sunday, December 27` */
  dates: string;
  lines: readonly string[];
}

/** The response of `GET /programme.json`. Pages replace their own exceptions and notices by it. */
export interface ScheduleAnswer {
  exceptions: readonly ScheduleException[];
  notices: Localized<readonly ScheduleNotice[]>;
}
