import { words } from '../../../content/words.ts';
import { type Day, isDay } from '../../../domain/day.ts';
import { type Faults, type InquiryDraft, type InquiryField, inquiryFields } from '../../../domain/inquiry.ts';
import { park, phoneHref } from '../../../domain/park.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { FaultsPage, FormPage, Slot } from '../../site/form-pages.ts';
import type { Reference } from '../store/store.ts';

interface Refused {
  draft: InquiryDraft;
  /** The park's day: none before it can be chosen. */
  today: Day;
  /** What is wrong with the fields, or why an inquiry that is in order could not be taken. */
  because: Faults | 'busy' | 'unavailable';
}

/** The contact page again: everything as it was typed, and what is wrong by the fields and on top. */
export function fillFaults(page: FaultsPage, locale: Locale, { draft, today, because }: Refused): string {
  const { refused } = words[locale].live;
  const faults = typeof because === 'string' ? {} : because;
  const contents: Partial<Record<Slot, string>> = {
    title: escapeHtml(refused.pageTitle),
    summary: typeof because === 'string' ? failure(locale, because) : summary(page, locale, because),
    min: ` min="${today}"`,
  };
  for (const field of inquiryFields) {
    const text = faultText(locale, field, faults);
    contents[`state:${field}`] = text
      ? ` aria-invalid="true" aria-describedby="fault-${field}"`
      : ' aria-invalid="false"';
    contents[`value:${field}`] = valueMarkup(field, draft[field]);
    if (text)
      contents[`fault:${field}`] = `<p id="fault-${field}" class="fault">${page.icon}${escapeHtml(text)}</p>`;
  }
  return fill(page, contents);
}

/** The page that says thank you. */
export function fillThanks(page: FormPage, reference: Reference): string {
  return fill(page, { reference: escapeHtml(reference) });
}

/** Focus goes to it by itself, so that the page starts there: to be read, and to be heard. */
const opening = '<div class="inquiry-faults" tabindex="-1" autofocus>';

function summary(page: FaultsPage, locale: Locale, faults: Faults): string {
  const { title, text } = words[locale].live.refused;
  const items = inquiryFields
    .filter(field => faults[field])
    .map(field => {
      const fault = escapeHtml(faultText(locale, field, faults) ?? '');
      return `<li><a href="#${page.ids[field]}">${fault}</a></li>`;
    });
  return `${opening}<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p><ul>${items.join('')}</ul></div>`;
}

function failure(locale: Locale, because: 'busy' | 'unavailable'): string {
  const { title, text } = words[locale].live.failures[because];
  const phone = `<a href="${phoneHref}">${escapeHtml(park.phone)}</a>`;
  return `${opening}<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)} ${phone}</p></div>`;
}

function faultText(locale: Locale, field: InquiryField, faults: Faults): string | undefined {
  const fault = faults[field];
  const texts: Partial<Record<string, string>> = words[locale].inquiry.faults[field];
  return fault && (texts[fault] ?? words[locale].inquiry.otherFault);
}

function valueMarkup(field: InquiryField, value: string): string {
  // A textarea drops a line break right after its tag (WHATWG HTML, section 13.1.2.5).
  if (field === 'specialRequests') return `\n${escapeHtml(value)}`;
  if (value === '' || (field === 'visitDate' && !isDay(value))) return '';
  return ` value="${escapeHtml(value)}"`;
}

function fill({ texts, slots }: FormPage, contents: Partial<Record<Slot, string>>): string {
  return texts.map((text, index) => text + (contents[slots[index] as Slot] ?? '')).join('');
}

/** Safe in text and in quoted attributes. Texts for texts: a function called for each character would take ten times as long. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&#38;')
    .replaceAll('<', '&#60;')
    .replaceAll('>', '&#62;')
    .replaceAll('"', '&#34;')
    .replaceAll("'", '&#39;');
}
