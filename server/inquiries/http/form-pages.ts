import { type InquiryField, inquiryFields } from '../../../domain/inquiry.ts';
import { park, phoneHref } from '../../../domain/park.ts';
import { formatFieldError } from '../../../i18n/field-error-text.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { words } from '../../../i18n/words.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import type { StyledPage } from '../../site/styled-page.ts';
import type { StoredInquiry } from '../store/records.ts';
import type { SubmissionResult } from './submissions.ts';

/** `getTyped` returns what was typed. */
export function createRejection(
  locale: Locale,
  result: Exclude<SubmissionResult, { outcome: 'accepted' }>,
  getTyped: (field: InquiryField) => string,
): StyledPage {
  const { live, site } = words[locale];
  const back = html`<p>${live.goBack}</p>
<p><a href="${pathTo('contact', locales[locale])}">${site.pages.contact}</a></p>`;
  if (result.outcome === 'invalid') {
    const main = html`<ul>${listErrors(locale, result, getTyped)}</ul>\n${back}`;
    return createPage(locale, live.invalid.title, main);
  }
  const { title, text } = live.failures[result.outcome === 'limited' ? 'busy' : 'unavailable'];
  const main = html`<p>${text} <a href="${phoneHref}" translate="no">${park.phone}</a></p>\n${back}`;
  return createPage(locale, title, main);
}

function listErrors(
  locale: Locale,
  { errors, facts }: Extract<SubmissionResult, { outcome: 'invalid' }>,
  getTyped: (field: InquiryField) => string,
): Html[] {
  const { inquiry, mail, reasons } = words[locale];
  const language = locales[locale];
  return inquiryFields.flatMap(field => {
    const error = errors[field];
    if (!error) return [];
    const value = formatFieldError({ inquiry, reasons, language }, field, error, getTyped(field), facts);
    return [html`<li>${formatMessage(mail.line, { label: inquiry.labels[field], value }, language)}</li>\n`];
  });
}

export function createThanks({ reference, locale }: StoredInquiry): StyledPage {
  const { thanks } = words[locale];
  const language = locales[locale];
  const main = html`<p>${thanks.text}</p>
<p><b>${formatMessage(thanks.reference, { reference }, language)}</b></p>
<p>${thanks.keep}</p>
<p><a href="${pathTo('home', language)}">${thanks.home}</a></p>`;
  return createPage(locale, thanks.title, main);
}

const createPage = (locale: Locale, title: string, main: Content): StyledPage => ({
  language: locales[locale],
  title: `${title} | ${park.name}`,
  main: html`<h1>${title}</h1>\n${main}`,
});
