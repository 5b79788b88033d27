import { faultText } from '../../../content/fault-text.ts';
import { words } from '../../../content/words.ts';
import { type Day, isDay } from '../../../domain/day.ts';
import { type InquiryDraft, inquiryFields, isOf } from '../../../domain/inquiry.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { fillTemplate, type PageTemplate } from '../../site/template.ts';
import type { Reference } from '../store/store.ts';
import type { Result } from './intake.ts';

interface Refused {
  draft: InquiryDraft;
  /** The first selectable day. */
  today: Day;
  result: Extract<Result, { outcome: 'invalid' | 'limited' | 'unavailable' }>;
}

/** The contact page as it was filled in, with errors at the top and at the fields. */
export function refusedPage(
  { parts }: PageTemplate,
  locale: Locale,
  { draft, today, result }: Refused,
): string {
  const { inquiry, live, reasons } = words[locale];
  const invalid = result.outcome === 'invalid' ? result : undefined;
  const failure = live.failures[result.outcome === 'limited' ? 'busy' : 'unavailable'];
  const { title, text } = invalid ? live.refused : failure;
  const texts: Record<string, string | undefined> = {
    title,
    text,
    today,
    lastDay: lastVisitDay(today),
    [invalid ? 'refused' : 'failed']: 'yes',
  };
  for (const field of inquiryFields) {
    const fault =
      invalid &&
      faultText(
        inquiry,
        reasons,
        locales[locale],
        field,
        invalid.faults,
        draft[field],
        () => invalid.closed?.reason,
      );
    texts[`fault:${field}`] = fault;
    texts[`invalid:${field}`] = String(fault !== undefined);
    // HTML parsers drop a line break right after <textarea> (WHATWG HTML, section 13.1.2.5).
    if (isOf(field, 'day')) texts[`type:${field}`] = showsAsDate(draft[field]) ? 'date' : 'text';
    texts[`value:${field}`] = draft[field].replace(/^\n/, '\n\n');
  }
  return fillTemplate(parts, texts);
}

/** A date input can show only ISO dates. */
const showsAsDate = (typed: string): boolean => typed === '' || isDay(typed);

export function thanksPage({ parts }: PageTemplate, reference: Reference): string {
  return fillTemplate(parts, { reference });
}
