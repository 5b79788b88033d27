import type { ScheduleException } from '../../../domain/exceptions.ts';
import { scheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatClockTime, formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import type { Announcement } from '../store/records.ts';
import { signature, timeElement } from './layout.ts';
import type { DeskWords } from './words.ts';

/** `December 24, 2026 to December 26, 2026` */
export function formatDays({ from, to }: ScheduleException, { words, language }: DeskWords): string {
  const date = (day: string) => formatLongDate(day, language);
  return to ? formatMessage(words.days.fromTo, { from: date(from), to: date(to) }, language) : date(from);
}

export function describeChange(
  exception: ScheduleException,
  { words, siteWords, language }: DeskWords,
): string {
  if ('moved' in exception && exception.moved.at === exception.moved.to)
    return formatMessage(
      words.days.atUsualTime,
      {
        show: getShowTitle(exception.moved.show, siteWords),
        time: formatClockTime(exception.moved.to, language),
      },
      language,
    );
  const facts = { ...scheduleFacts, exceptions: [exception] };
  const notices = siteWords.scheduleText.listNotices(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || siteWords.reasons[exception.reason];
}

/** `December 24, 2026: Closed (bad weather)` */
export const describeException = (exception: ScheduleException, desk: DeskWords): string =>
  `${formatDays(exception, desk)}: ${describeChange(exception, desk)}`;

export const exceptionList = (exceptions: readonly ScheduleException[], desk: DeskWords): Content =>
  exceptions.length > 0 &&
  html`<ul class="history">${exceptions.map(exception => html`<li>${describeException(exception, desk)}</li>\n`)}</ul>`;

/** `Announced by AM, November 20, 2026, 12:00 PM. Withdrawn by BN, …` */
export function announcementSignature(announcement: Announcement, desk: DeskWords): Html {
  const { withdrawnAt, withdrawnBy } = announcement;
  const { words, officeLocale } = desk;
  const sign = (initials: string, at: Date) => signature(initials, timeElement(at, officeLocale), desk);
  return html`<p class="help">${words.days.announced} ${sign(announcement.announcedBy, announcement.announcedAt)}${
    withdrawnAt && html`. ${words.days.withdrawn} ${sign(withdrawnBy ?? '', withdrawnAt)}`
  }</p>`;
}

/** Visitors are told about an announcement, `7`, or about its withdrawal, `7-withdrawn`. The number is the announcement's id. */
export const toAnnouncementKey = ({ id, withdrawnAt }: Announcement): string =>
  withdrawnAt ? `${id}-withdrawn` : `${id}`;

export const getShowTitle = (id: string, { attractions: { shows } }: DeskWords['siteWords']): string =>
  shows.cards.find(card => card.id === id)?.title ?? id;
