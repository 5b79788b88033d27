import { parkDay } from '../../../domain/park-time.ts';
import { formatShortDate } from '../../../i18n/format.ts';
import { type Language, locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { OfficeLocale } from '../../../i18n/office-words.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { formatDateTime } from '../date-time.ts';
import type { Status } from '../status.ts';
import type { DeskWords } from './desk-words.ts';

export const initialsLength = 12;

export interface DeskPage {
  title: string;
  main: Html;
}

export const noticePage = (title: string, ...paragraphs: Content[]): DeskPage => ({
  title,
  main: html`<h1>${title}</h1>\n${paragraphs.map(text => html`<p>${text}</p>\n`)}`,
});

export const unsavedNote = (note: string, { unavailable, inquiry }: DeskWords['words']): Content[] =>
  note === ''
    ? []
    : [unavailable.note, html`<textarea rows="6" readonly aria-label="${inquiry.note}">\n${note}</textarea>`];

/** The year is left out if it is the current one. */
export const formatShortDay = (day: string, now: Date, language: Language) =>
  formatShortDate(day, parkDay(now).slice(0, 4), language);

const createTimeElement = (at: Date, text: string) =>
  html`<time datetime="${at.toISOString()}">${text}</time>`;

export const timeElement = (at: Date, locale: OfficeLocale) =>
  createTimeElement(at, formatDateTime(at, locale));

export const shortTimeElement = (at: Date, now: Date, locale: OfficeLocale) =>
  createTimeElement(
    at,
    formatDateTime(at, locale, day => formatShortDay(day, now, locales[locale])),
  );

/** `by AM, November 20, 2026, 12:00 PM` */
export const signatureText = (initials: string, at: Date, { words, language, officeLocale }: DeskWords) =>
  html`${formatMessage(words.inquiry.by, { initials }, language)}, ${timeElement(at, officeLocale)}`;

export const chip = (kind: Status | 'visit', text: string) => html`<span class="chip ${kind}">${text}</span>`;

export const isolateText = (text: Content) => html`<bdi translate="no">${text}</bdi>`;
