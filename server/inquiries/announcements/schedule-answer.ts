import type { Day } from '../../../domain/day.ts';
import { listCurrentExceptions, type ScheduleException } from '../../../domain/exceptions.ts';
import { allLocales, type Localized } from '../../../i18n/locales.ts';
import type { ScheduleAnswer, ScheduleNotice } from '../../../i18n/schedule-notice.ts';
import { words } from '../../../i18n/words.ts';
import { withAnnouncements } from './schedule-facts.ts';

export function createScheduleAnswer(announced: readonly ScheduleException[], today: Day): ScheduleAnswer {
  const facts = withAnnouncements(announced);
  return {
    exceptions: listCurrentExceptions(facts.exceptions, today),
    notices: Object.fromEntries(
      allLocales.map(locale => [locale, words[locale].scheduleText.listNotices(today, facts)]),
    ) as Localized<ScheduleNotice[]>,
  };
}
