import { stringify } from 'csv-stringify/sync';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { statusOf } from '../status.ts';
import type { StoredInquiry } from '../store/store.ts';

const columns = [
  ...['reference', 'status', 'receivedAt', 'answeredAt', 'lastContactAt'],
  ...inquiryFields,
  ...['locale', 'marks', 'notes'],
];

/**
 * Inquiries as a CSV file (RFC 4180) that spreadsheet programs take for UTF-8. Semicolons stand between cells for programs that take
 * the comma for that of a decimal number. Moments are the park's, with their offset.
 */
export function inquiriesCsv(
  inquiries: readonly StoredInquiry[],
  now: Date,
  delimiter: ',' | ';' = ',',
): string {
  const rows = inquiries.map(stored => ({
    ...stored,
    ...stored.inquiry,
    status: statusOf(stored, now),
    marks: stored.marks.join(' '),
    notes: stored.history
      .filter(({ kind }) => kind === 'note')
      .map(({ actedAt, by, text }) => [parkMoment(actedAt), by, text].filter(Boolean).join(' '))
      .join('\n'),
  }));
  const cast = { string: withoutFormulas, date: parkMoment };
  return stringify(rows, {
    ...{ columns, header: true, cast, delimiter },
    ...{ bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  });
}

/**
 * Where a formula begins, for one spreadsheet program or another. The wide signs are those of East Asian keyboards. A program that is
 * set to the other separator cuts a cell at each, and leaves out quotation marks there: that is why `escape_formulas` of the package,
 * which looks at the beginning of a cell alone, is not enough.
 */
const formula = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

const withoutFormulas = (text: string) => text.replace(formula, "'");

/** `2026-07-01T09:15:00+01:00`: a moment in the park's time with its offset from UTC (RFC 3339). */
function parkMoment(at: Date): string {
  const { day, time } = parkTime(at);
  const local = `${day}T${time}:${at.toISOString().slice(17, 19)}`;
  const ahead = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
  const offset = new Date(Math.abs(ahead) * 60_000).toISOString().slice(11, 16);
  return `${local}${ahead < 0 ? '-' : '+'}${offset}`;
}
