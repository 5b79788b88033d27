import { faultText } from '../../../content/fault-text.ts';
import { words } from '../../../content/words.ts';
import type { Day } from '../../../domain/day.ts';
import { type Faults, type InquiryDraft, inquiryFields } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { fillTemplate, type PageTemplate } from '../../site/template.ts';
import type { Reference } from '../store/store.ts';

interface Refused {
  draft: InquiryDraft;
  /** The park's day: none before it can be chosen. */
  today: Day;
  /** What is wrong with the fields, or why an inquiry that is in order could not be taken. */
  because: Faults | 'busy' | 'unavailable';
}

/** The contact page again: everything as it was typed, and what is wrong by the fields and on top. */
export function refusedPage(
  { parts }: PageTemplate,
  locale: Locale,
  { draft, today, because }: Refused,
): string {
  const { inquiry, live } = words[locale];
  const failed = typeof because === 'string';
  const { title, text } = failed ? live.failures[because] : live.refused;
  const texts: Record<string, string | undefined> = {
    title,
    text,
    today,
    [failed ? 'failed' : 'refused']: 'yes',
  };
  for (const field of inquiryFields) {
    const fault = failed ? undefined : faultText(inquiry, field, because);
    texts[`fault:${field}`] = fault;
    texts[`invalid:${field}`] = String(fault !== undefined);
    // The line break after the tag of a text area is dropped (WHATWG HTML, section 13.1.2.5).
    texts[`value:${field}`] = draft[field].replace(/^\n/, '\n\n');
  }
  return fillTemplate(parts, texts);
}

/** The page that says thank you. */
export function thanksPage({ parts }: PageTemplate, reference: Reference): string {
  return fillTemplate(parts, { reference });
}
