import type { Day } from '../../../domain/day.ts';
import { listCurrentExceptions } from '../../../domain/exceptions.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { mapRecord } from '../../../domain/typed-records.ts';
import { allLocales } from '../../../i18n/locales.ts';
import type { ScheduleAnswer } from '../../../i18n/schedule-notice.ts';
import { words } from '../../../i18n/words.ts';

export function createScheduleAnswer(facts: ScheduleFacts, today: Day): ScheduleAnswer {
  return {
    exceptions: listCurrentExceptions(facts.exceptions, today),
    notices: mapRecord(allLocales, locale => words[locale].scheduleText.listNotices(today, facts)),
  };
}
