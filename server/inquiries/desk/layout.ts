import { park } from '../../../domain/park.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { formatShortDate } from '../../../i18n/format.ts';
import { type Language, locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { OfficeLocale } from '../../../i18n/office-words.ts';
import { type Content, Html, html } from '../../site/html.ts';
import { formatDateTime } from '../date-time.ts';
import type { Status } from '../status.ts';
import type { DeskWords } from './words.ts';

export const initialsLength = 12;

export interface DeskPage {
  title: string;
  main: Html;
}

/** Text with these characters may show its letters in another order (Unicode TR36, section 2.4). */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

export function renderDocument(
  { title, main }: DeskPage,
  { words, language }: DeskWords,
  style: string,
): string {
  const document = html`<html lang="${language.lang}" dir="${language.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${formatMessage(words.title, { page: title }, language)}</title>
<link rel="icon" href="/favicon.ico" sizes="any">
${new Html(`<style>${style}</style>`)}</head>
<body>
<header><img src="/icon-192.png" alt="" width="44" height="44"><p><b>${park.name}</b> ${words.place}</p></header>
<main>
${main}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${document.text.replace(bidiControls, '')}`;
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
