import type { NowData } from '../app/inline/park-state.ts';
import type { Day } from '../domain/day.ts';
import { listCurrentExceptions } from '../domain/exceptions.ts';
import { type ScheduleFacts, scheduleFacts } from '../domain/schedule-facts.ts';
import { keysOf, mapRecord } from '../domain/typed-records.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { formatMessage } from '../i18n/message.ts';
import { words } from '../i18n/words.ts';

/** For `app/inline/update-now.ts`. */
export function createNowData(
  locale: Locale,
  today: Day,
  { hours, shows, exceptions }: ScheduleFacts = scheduleFacts,
): NowData {
  const language = locales[locale];
  const { clock, intl, firstOfMonth } = language;
  const { now } = words[locale];
  return {
    locale,
    clock,
    intl,
    firstOfMonth,
    facts: { hours, shows, exceptions: listCurrentExceptions(exceptions, today) },
    words: mapRecord(keysOf(now), name =>
      formatMessage(now[name], { time: '{time}', day: '{day}' }, language),
    ),
  };
}
