import type { ScheduleException } from '../../../domain/exceptions.ts';
import { scheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { DeskWords } from './desk-words.ts';

/** `December 24, 2026 to December 26, 2026` */
export function formatDays({ from, to }: ScheduleException, { words, language }: DeskWords): string {
  const date = (day: string) => formatLongDate(day, language);
  return to ? formatMessage(words.days.fromTo, { from: date(from), to: date(to) }, language) : date(from);
}

/** `Closed (bad weather)` */
export function describeChange(exception: ScheduleException, { siteWords }: DeskWords): string {
  const facts = { ...scheduleFacts, exceptions: [exception] };
  const notices = siteWords.scheduleText.listNotices(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || siteWords.reasons[exception.reason];
}
