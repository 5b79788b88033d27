import { words } from '../../../content/words.ts';
import { daysFrom } from '../../../domain/days.ts';
import { type ProgrammeFacts, programmeOf } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import type { StoredInquiry } from '../store/store.ts';

/** How many days after a closed one are searched for an open one. */
const daysAhead = 90;

/** A draft in the visitor's language that mentions changes on the day, or the next open day. */
export interface ReplyDraft {
  to: string;
  subject: string;
  text: string;
}

export function draftReply(
  { reference, locale, inquiry }: Pick<StoredInquiry, 'reference' | 'locale' | 'inquiry'>,
  facts: ProgrammeFacts,
): ReplyDraft {
  const { mail, programme, reasons } = words[locale];
  const { subject, greeting, about, closed, anotherDay, closing } = mail.reply;
  const date = (day: string) => longDate(day, locales[locale]);
  const { visitDate, numberOfVisitors, email } = inquiry;
  const day = programmeOf(visitDate, facts);
  const isUsual = !day.reason && day.changes.length === 0;
  const next = daysFrom(visitDate, daysAhead).find(each => programmeOf(each, facts).hours);
  const paragraphs = day.hours
    ? [about(date(visitDate), numberOfVisitors), ...(isUsual ? [] : programme.ofDay(day))]
    : [
        closed(date(visitDate), day.reason ? ` (${reasons[day.reason]})` : ''),
        next && anotherDay(date(next)),
      ];
  const text = [greeting, ...paragraphs, '', closing].filter(part => part !== undefined).join('\n\n');
  return { to: email, subject: subject(reference), text };
}

/** The draft as a `mailto:` URL (RFC 6068). */
export function mailtoOf({ to, subject, text }: ReplyDraft): string {
  const query = Object.entries({ subject, body: text.replaceAll('\n', '\r\n') });
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${query.map(pair => pair.map(encodeURIComponent).join('=')).join('&')}`;
}
