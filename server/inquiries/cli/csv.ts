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

/** RFC 4180, with a byte order mark because spreadsheet programs need it to read UTF-8. */
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
 * Spreadsheets set to another separator split cells inside a text, so `escape_formulas`, which only checks the start of a cell, is not
 * enough.
 */
const formula = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

const escapeFormulas = (text: string) => text.replace(formula, "'");

const typedColumns = new Set<CastingContext['column']>(inquiryFields.filter(isText));

/** Logical values in the site's languages. */
const logical = /^(true|false|verdadero|falso|wahr|falsch|vrai|faux|vero|waar|onwaar|prawda|fałsz)$/i;

/** The longest date: `jueves, 24 de diciembre de 2026`. */
const maxDateWords = 4;

/**
 * Whether a spreadsheet might convert a text to a number, date, time, percentage, amount, logical value or error. None of these contains
 * an `@`. Gnumeric also removes a leading apostrophe.
 */
const isConverted = (text: string) =>
  /^['#]/.test(text) ||
  logical.test(text) ||
  (/^[^@]*\p{N}[^@]*$/u.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length <= maxDateWords);

/** `0612345678` → `'0612345678` */
function toSafeText(text: string): string {
  const safe = escapeFormulas(text);
  const isMarked = safe.startsWith("'") && !text.startsWith("'");
  return isConverted(text) && !isMarked ? `'${safe}` : safe;
}

/** RFC 3339, in the park's time zone: `2026-07-01T09:15:00+01:00`. */
function formatTimestamp(at: Date): string {
  const { day, time } = parkTime(at);
  const local = `${day}T${time}:${at.toISOString().slice(17, 19)}`;
  const ahead = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
  const offset = new Date(Math.abs(ahead) * 60_000).toISOString().slice(11, 16);
  return `${local}${ahead < 0 ? '-' : '+'}${offset}`;
}
