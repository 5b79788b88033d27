import { descriptionOf, type Inquiry, type InquiryField } from '../../../domain/inquiry.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { words } from '../../../i18n/words.ts';

type Paragraph = string | false | readonly string[];

export function joinParagraphs(...parts: Paragraph[]): string {
  const texts = parts.filter(part => part !== false).map(part => [part].flat().join('\n'));
  return `${texts.join('\n\n')}\n`;
}

export function formatFields(
  inquiry: Inquiry,
  fields: readonly InquiryField[],
  locale: Locale,
  ifEmpty?: string,
): string[] {
  const { labels } = words[locale].inquiry;
  const line = createLineFormatter(locale);
  return fields.flatMap(field => {
    const value = String(inquiry[field] ?? '');
    const { kind } = descriptionOf(field);
    if (value === '') return ifEmpty === undefined ? [] : [line(labels[field], ifEmpty)];
    if (kind === 'lines') return [line(labels[field], '').trim(), ...quoteLines(value)];
    return [line(labels[field], kind === 'day' ? formatLongDate(value, locales[locale]) : toOneLine(value))];
  });
}

export const createLineFormatter = (locale: Locale) => (label: string, value: string) =>
  formatMessage(words[locale].mail.line, { label, value }, locales[locale]);

/** Prevents visitors from adding lines that look like ours. */
const toOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const quoteLines = (text: string) =>
  text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map(line => `> ${toOneLine(line)}`);

const maxNameLength = 50;

export function truncateName(fullName: string): string {
  const letters = [...toOneLine(fullName)];
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength).join('')}…` : letters.join('');
}
