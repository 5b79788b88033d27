import { isVisible } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { formatShortDate } from '../../../i18n/format.ts';
import { type Language, locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type OfficeLocale, officeWords } from '../../../i18n/office-words.ts';
import { words } from '../../../i18n/words.ts';
import { type Content, Html, html } from '../../site/html.ts';
import { formatDateTime } from '../date-time.ts';
import type { Status } from '../status.ts';
import { fieldNames } from './field-names.ts';

export type DeskWords = ReturnType<typeof getDeskWords>;

export function getDeskWords(officeLocale: OfficeLocale) {
  const { desk: copy, mail } = officeWords[officeLocale];
  const siteWords = words[officeLocale];
  return {
    officeLocale,
    language: locales[officeLocale],
    copy,
    spamReasonLabels: mail.office.spamReasons,
    siteWords,
    labels: siteWords.inquiry.labels,
  };
}

export const initialsLength = 12;

export interface DeskPage {
  title: string;
  main: Html;
}

/** Text with these characters may show its letters in another order (Unicode TR36, section 2.4). */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

export function renderDocument(
  { title, main }: DeskPage,
  { copy, language }: DeskWords,
  style: string,
): string {
  const document = html`<html lang="${language.lang}" dir="${language.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${formatMessage(copy.title, { page: title }, language)}</title>
<link rel="icon" href="/favicon.ico" sizes="any">
${new Html(`<style>${style}</style>`)}</head>
<body>
<header><img src="/icon-192.png" alt="" width="44" height="44"><p><b>${park.name}</b> ${copy.place}</p></header>
<main>
${main}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${document.text.replace(bidiControls, '')}`;
}

/** A date without the current year. */
export const formatShortDay = (day: string, now: Date, language: Language) =>
  formatShortDate(day, parkDay(now).slice(0, 4), language);

const createTimeElement = (at: Date, text: string) =>
  html`<time datetime="${at.toISOString()}">${text}</time>`;

export const timeElement = (at: Date, locale: OfficeLocale) =>
  createTimeElement(at, formatDateTime(at, locale));

/** `by AM, Nov 20, 12:00 PM` */
export const signature = (
  initials: string,
  at: Html,
  { copy, language }: Pick<DeskWords, 'copy' | 'language'>,
) =>
  html`${initials === '' ? copy.inquiry.byCommand : formatMessage(copy.inquiry.by, { initials }, language)}, ${at}`;

export const shortTimeElement = (at: Date, now: Date, locale: OfficeLocale) =>
  createTimeElement(
    at,
    formatDateTime(at, locale, day => formatShortDay(day, now, locales[locale])),
  );

export const chip = (kind: Status | 'visit', text: string) => html`<span class="chip ${kind}">${text}</span>`;

export const isolateText = (text: Content) => html`<bdi translate="no">${text}</bdi>`;

export interface FormMessage {
  kind: 'done' | 'error';
  text: string;
  field?: string | undefined;
  details?: Content;
}

export const formError = (text: string, field?: string): FormMessage => ({ kind: 'error', text, field });

export const messageLine = (message: FormMessage | undefined) =>
  message &&
  html`<p class="message ${message.kind}" role="${message.kind === 'error' ? 'alert' : 'status'}">${message.text}</p>${message.details}`;

export const invalidAttributes = (field: string, message: FormMessage | undefined) =>
  message?.field === field && html` aria-invalid="true" aria-describedby="error-${field}"`;

export const errorText = (field: string, message: FormMessage | undefined) =>
  message?.field === field && html`<span class="error" id="error-${field}">${message.text}</span>`;

export const textField = ({ label, id, name, message }: Field, value: string) =>
  html`<p><label for="${id}">${label}</label><textarea id="${id}" name="${name}" rows="4" dir="auto"${invalidAttributes(id, message)}>
${value}</textarea>${errorText(id, message)}</p>\n`;

/** Enter would press the first button. That one is disabled, so nothing is sent (WHATWG HTML, "Implicit submission"). */
export const postForm = (action: string, content: Content, attributes?: Html) =>
  html`<form method="post" action="${action}"${attributes}><button disabled hidden></button>${content}</form>`;

export const hiddenField = (name: string, value: string | number) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

export const options = (all: readonly (readonly [value: string, label: string])[], selected: string) =>
  all.map(
    ([value, label]) =>
      html`<option value="${value}"${value === selected && html` selected`}>${label}</option>`,
  );

interface Field {
  label: string;
  /** Differs from the name on pages with several forms. */
  id: string;
  name: string;
  message: FormMessage | undefined;
}

export const inputField = ({ label, id, name, message }: Field, value: Content, attributes: Html) =>
  html`<p><label for="${id}">${label}</label><input id="${id}" name="${name}" value="${value}" ${attributes}${invalidAttributes(id, message)}>${errorText(id, message)}</p>\n`;

export const selectField = ({ label, id, name, message }: Field, choices: Content) =>
  html`<p><label for="${id}">${label}</label><select id="${id}" name="${name}"${invalidAttributes(id, message)}>${choices}</select>${errorText(id, message)}</p>\n`;

type SignatureContext = Pick<DeskWords, 'copy'> & { initials: string };

export const initialsField = (
  { copy, initials }: SignatureContext,
  message: FormMessage | undefined,
  id = 'by',
) =>
  inputField(
    { label: copy.inquiry.initials, id, name: fieldNames.initials, message },
    initials,
    html`autocomplete="on" spellcheck="false"`,
  );

interface ActionButton {
  action: string;
  label: string;
  isMain?: boolean;
}

export const actionButton = ({ action, label, isMain = false }: ActionButton) =>
  html`<button name="${fieldNames.action}" value="${action}"${!isMain && html` class="quiet"`}>${label}</button>`;

export const signedButton = (
  context: SignatureContext,
  message: FormMessage | undefined,
  id: string,
  button: ActionButton,
) =>
  html`<div class="signed-action">${initialsField(context, message, id)}<p>${actionButton(button)}</p></div>`;

export function checkInitials({ copy, initials }: SignatureContext, id = 'by'): FormMessage | undefined {
  if (!isVisible(initials)) return formError(copy.errors.initials, id);
  return initials.length > initialsLength ? formError(copy.errors.initialsTooLong, id) : undefined;
}

export const unsavedNote = (note: string, { unavailable, inquiry }: DeskWords['copy']): Content[] =>
  note === ''
    ? []
    : [unavailable.note, html`<textarea rows="6" readonly aria-label="${inquiry.note}">\n${note}</textarea>`];

export const noticePage = (title: string, ...paragraphs: Content[]): DeskPage => ({
  title,
  main: html`<h1>${title}</h1>\n${paragraphs.filter(Boolean).map(text => html`<p>${text}</p>\n`)}`,
});
