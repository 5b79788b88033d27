import { type FieldErrors, type InquiryField, inquiryFields } from '../../../domain/inquiry.ts';
import { park, phoneHref } from '../../../domain/park.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { words } from '../../../i18n/words.ts';
import { type Content, Html, html } from '../../site/html.ts';
import type { StoredInquiry } from '../store/records.ts';
import type { SubmissionResult } from './submissions.ts';

/** `getTyped` returns what was typed. */
export function renderRejection(
  locale: Locale,
  result: Exclude<SubmissionResult, { outcome: 'accepted' }>,
  getTyped: (field: InquiryField) => string,
  style: string,
): string {
  const { live, site } = words[locale];
  const back = html`<p>${live.goBack}</p>
<p><a href="${pathTo('contact', locales[locale])}">${site.pages.contact}</a></p>`;
  if (result.outcome === 'invalid') {
    const main = html`<ul>${listErrors(locale, result.errors, getTyped)}</ul>\n${back}`;
    return renderPage(locale, live.invalid.title, main, style);
  }
  const { title, text } = live.failures[result.outcome === 'limited' ? 'busy' : 'unavailable'];
  const main = html`<p>${text} <a href="${phoneHref}" translate="no">${park.phone}</a></p>\n${back}`;
  return renderPage(locale, title, main, style);
}

function listErrors(locale: Locale, errors: FieldErrors, getTyped: (field: InquiryField) => string): Html[] {
  const { inquiry, mail, reasons } = words[locale];
  const language = locales[locale];
  return inquiryFields.flatMap(field => {
    const error = errors[field];
    if (!error) return [];
    const value = formatFieldError({ inquiry, reasons, language }, field, error, getTyped(field));
    return [html`<li>${formatMessage(mail.line, { label: inquiry.labels[field], value }, language)}</li>\n`];
  });
}

export function renderThanks({ reference, locale }: StoredInquiry, style: string): string {
  const { thanks } = words[locale];
  const language = locales[locale];
  const main = html`<p>${thanks.text}</p>
<p><b>${formatMessage(thanks.reference, { reference }, language)}</b></p>
<p>${thanks.keep}</p>
<p><a href="${pathTo('home', language)}">${thanks.home}</a></p>`;
  return renderPage(locale, thanks.title, main, style);
}

/** The markup is that of the office's pages, whose style it shares. */
function renderPage(locale: Locale, title: string, main: Content, style: string): string {
  const { lang, dir } = locales[locale];
  const document = html`<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${park.name}</title>
<link rel="icon" href="/favicon.ico" sizes="any">
${new Html(`<style>${style}</style>`)}</head>
<body>
<header><img src="/icon-192.png" alt="" width="44" height="44"><p><b>${park.name}</b></p></header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${document.text}`;
}
