import { type CastingContext, stringify } from 'csv-stringify/sync';
import { inquiryFields, isTextField } from '../../../domain/inquiry.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { toPlanPath } from '../inquiry-plan.ts';
import { getStatus } from '../status.ts';
import type { StoredInquiry } from '../store/store.ts';

const columns = [
  ...['reference', 'status', 'receivedAt', 'answeredAt', 'lastContactAt'],
  ...inquiryFields,
  ...['plan', 'locale', 'marks', 'notes'],
];

/** Comma-separated values (RFC 4180). The byte order mark makes spreadsheet programs read UTF-8. */
export function toCsv(
  inquiries: readonly StoredInquiry[],
  now: Date,
  siteOrigin: string,
  delimiter: ',' | ';' = ',',
): string {
  const rows = inquiries.map(record => ({
    ...record,
    ...record.inquiry,
    plan: toPlanPath(record) && siteOrigin + toPlanPath(record),
    status: getStatus(record, now),
    marks: record.spamReasons.join(' '),
    notes: record.events
      .filter(({ kind }) => kind === 'note')
      .map(({ actedAt, initials, text }) =>
        [formatTimestamp(actedAt), initials, text].filter(Boolean).join(' '),
      )
      .join('\n'),
  }));
  const cast = {
    string: (text: string, { column }: CastingContext) =>
      typedColumns.has(column) ? toSafeText(text) : escapeFormulas(text),
    date: formatTimestamp,
  };
  return stringify(rows, {
    ...{ columns, header: true, cast, delimiter },
    ...{ bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  });
}

/** The package's `escape_formulas` only checks the start of a cell, but spreadsheets set to another separator split cells inside a text. */
const formula = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

const escapeFormulas = (text: string) => text.replace(formula, "'");

const typedColumns = new Set<CastingContext['column']>(inquiryFields.filter(isTextField));

const logicalValue = /^(true|false|verdadero|falso|wahr|falsch|vrai|faux|vero|waar|onwaar|prawda|fałsz)$/i;

/** As in the longest date, `jueves, 24 de diciembre de 2026`. */
const maxDateWords = 4;

/**
 * Spreadsheets convert numbers, dates, times, percentages, amounts, logical values and errors. None of these contains `@`. Gnumeric also
 * removes a leading apostrophe.
 */
const isConverted = (text: string) =>
  /^['#]/.test(text) ||
  logicalValue.test(text) ||
  (/^[^@]*\p{N}[^@]*$/u.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length <= maxDateWords);

/** `0612345678` → `'0612345678` */
function toSafeText(text: string): string {
  const escapedText = escapeFormulas(text);
  const isAlreadyEscaped = escapedText.startsWith("'") && !text.startsWith("'");
  return isConverted(text) && !isAlreadyEscaped ? `'${escapedText}` : escapedText;
}

/** `2026-07-01T09:15:00+01:00` (RFC 3339), in the park's time zone. */
function formatTimestamp(at: Date): string {
  const { day, time } = parkTime(at);
  const local = `${day}T${time}:${at.toISOString().slice(17, 19)}`;
  const offsetMinutes = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
  const offset = new Date(Math.abs(offsetMinutes) * 60_000).toISOString().slice(11, 16);
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${offset}`;
}
