import { parkDay } from '../../../domain/park-time.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { findNextOpenDay, firstVisitDay } from '../../../domain/visit-days.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { words } from '../../../i18n/words.ts';
import type { StoredInquiry } from '../store/records.ts';

/** In the visitor’s language. */
interface SuggestedReply {
  to: string;
  subject: string;
  text: string;
}

export function suggestReply(
  { reference, locale, inquiry }: Pick<StoredInquiry, 'reference' | 'locale' | 'inquiry'>,
  facts: ScheduleFacts,
  now: Date,
): SuggestedReply {
  const { mail, scheduleText, reasons } = words[locale];
  const { subject, greeting, about, closed, anotherDay, closing } = mail.reply;
  const language = locales[locale];
  const date = (day: string) => formatLongDate(day, language);
  const { visitDate, numberOfVisitors, email } = inquiry;
  const day = scheduleOf(visitDate, facts);
  const isUsual = !day.reason && day.changes.length === 0;
  const visitDay = date(visitDate);
  const today = parkDay(now);
  const reason = day.reason ? ` (${reasons[day.reason]})` : '';
  const lead =
    !day.hours && visitDate >= today
      ? formatMessage(closed, { day: visitDay, reason }, language)
      : formatMessage(about, { day: visitDay, count: numberOfVisitors }, language);
  const changes = day.hours && !isUsual ? scheduleText.describeDay(day) : [];
  const earliestDay = firstVisitDay(now, facts);
  const firstDay = visitDate > earliestDay ? visitDate : earliestDay;
  const nextDay = day.hours ? undefined : findNextOpenDay(firstDay, today, facts);
  const proposal = nextDay === undefined ? [] : [formatMessage(anotherDay, { day: date(nextDay) }, language)];
  const text = [greeting, lead, ...changes, ...proposal, '', closing].join('\n\n');
  return { to: email, subject: formatMessage(subject, { reference }, language), text };
}

/** A link that opens it in a mail program (RFC 6068). */
export function toMailtoUrl({ to, subject, text }: SuggestedReply): string {
  const query = Object.entries({ subject, body: text.replaceAll('\n', '\r\n') });
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${query.map(pair => pair.map(encodeURIComponent).join('=')).join('&')}`;
}
