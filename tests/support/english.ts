import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { formatClockTime, formatLongDate } from '../../i18n/format.ts';
import { type Language, locales } from '../../i18n/locales.ts';
import { formatMessage } from '../../i18n/message.ts';
import { officeWords } from '../../i18n/office-words.ts';
import { words } from '../../i18n/words.ts';

export const {
  address,
  attractions,
  calendarFile,
  contact,
  home,
  inquiry,
  live,
  mail,
  now,
  privacy,
  reasons,
  site,
  thanks,
  ticket,
} = words.en;
export const { desk } = officeWords.en;

export const fill = (
  message: string,
  values: Readonly<Record<string, string | number>>,
  language: Pick<Language, 'intl'> = locales.en,
) => formatMessage(message, values, language);

export const clock = (time: ClockTime) => formatClockTime(time, locales.en);
export const date = (day: Day) => formatLongDate(day, locales.en);
