import { type CastingContext, stringify } from 'csv-stringify/sync';
import { inquiryFields, isText } from '../../../domain/inquiry.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { planPath } from '../planned-day.ts';
import { getStatus } from '../status.ts';
import type { StoredInquiry } from '../store/store.ts';

const columns = [
  ...['reference', 'status', 'receivedAt', 'answeredAt', 'lastContactAt'],
  ...inquiryFields,
  ...['plan', 'locale', 'marks', 'notes'],
];

/** Inquiries as a CSV file (RFC 4180), with a byte order mark because spreadsheet programs need it to read UTF-8. */
export function toCsv(
  inquiries: readonly StoredInquiry[],
  now: Date,
  siteOrigin: string,
  delimiter: ',' | ';' = ',',
): string {
  const rows = inquiries.map(stored => ({
    ...stored,
    ...stored.inquiry,
    plan: planPath(stored) && siteOrigin + planPath(stored),
    status: getStatus(stored, now),
    marks: stored.spamReasons.join(' '),
    notes: stored.history
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

/**
 * Where a spreadsheet might see a formula. A program set to another separator splits cells inside a text, so the package's
 * `escape_formulas`, which checks only the start of a cell, is not enough.
 */
const formula = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

const escapeFormulas = (text: string) => text.replace(formula, "'");

/** Columns whose whole cell is what a visitor typed. Notes begin with a time. */
const typedColumns = new Set<CastingContext['column']>(inquiryFields.filter(isText));

/** Words of logical values in spreadsheet programs of the site's languages. */
const logical = /^(true|false|verdadero|falso|wahr|falsch|vrai|faux|vero|waar|onwaar|prawda|fałsz)$/i;

/** Words of letters in the longest date, `jueves, 24 de diciembre de 2026`. */
const maxDateWords = 4;

/**
 * Whether a spreadsheet might turn a text into something else: a number, date, time, percentage, amount, logical value or error. None of
 * these contains an `@`. Gnumeric also removes an apostrophe at its start.
 */
const isConverted = (text: string) =>
  /^['#]/.test(text) ||
  logical.test(text) ||
  (/^[^@]*\p{N}[^@]*$/u.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length <= maxDateWords);

/** The text with an apostrophe in front if a spreadsheet might convert it: `'0612345678`. */
function toSafeText(text: string): string {
  const safe = escapeFormulas(text);
  const isMarked = safe.startsWith("'") && !text.startsWith("'");
  return isConverted(text) && !isMarked ? `'${safe}` : safe;
}

/** The park's local time with offset (RFC 3339): `2026-07-01T09:15:00+01:00`. */
function formatTimestamp(at: Date): string {
  const { day, time } = parkTime(at);
  const local = `${day}T${time}:${at.toISOString().slice(17, 19)}`;
  const ahead = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
  const offset = new Date(Math.abs(ahead) * 60_000).toISOString().slice(11, 16);
  return `${local}${ahead < 0 ? '-' : '+'}${offset}`;
}
