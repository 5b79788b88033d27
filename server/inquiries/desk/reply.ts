import { words } from '../../../content/words.ts';
import { daysFrom } from '../../../domain/days.ts';
import type { Exception } from '../../../domain/exceptions.ts';
import { type ProgrammeFacts, programmeOf } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import type { StoredInquiry } from '../store/store.ts';

/** How many days after a closed one are searched for an open one. */
const daysAhead = 90;

/**
 * A `mailto:` URL (RFC 6068) with a draft in the visitor's language that mentions changes on the day, or the next open day. `withdrawn`
 * is an announcement for the day that no longer applies.
 */
export function replyTo(
  { reference, locale, inquiry }: Pick<StoredInquiry, 'reference' | 'locale' | 'inquiry'>,
  facts: ProgrammeFacts,
  withdrawn?: Exception,
): string {
  const { mail, programme, reasons } = words[locale];
  const { subject, greeting, about, closed, anotherDay, openAfterAll, noLonger, closing } = mail.reply;
  const date = (day: string) => longDate(day, locales[locale]);
  const { visitDate, numberOfVisitors, email } = inquiry;
  const day = programmeOf(visitDate, facts);
  const isUsual = !day.reason && day.changes.length === 0;
  const next = daysFrom(visitDate, daysAhead).find(each => programmeOf(each, facts).hours);
  const restored = withdrawn && ('closed' in withdrawn ? openAfterAll : noLonger)(date(visitDate));
  const paragraphs = day.hours
    ? [restored ?? about(date(visitDate), numberOfVisitors), ...(isUsual ? [] : programme.ofDay(day))]
    : [
        closed(date(visitDate), day.reason ? ` (${reasons[day.reason]})` : ''),
        next && anotherDay(date(next)),
      ];
  const body = [greeting, ...paragraphs, '', closing]
    .filter(part => part !== undefined)
    .join('\n\n')
    .replaceAll('\n', '\r\n');
  const query = Object.entries({ subject: subject(reference), body });
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.map(pair => pair.map(encodeURIComponent).join('=')).join('&')}`;
}
