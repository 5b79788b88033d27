import { inquiryFields } from '../../../domain/inquiry.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { statusOf } from '../status.ts';
import type { QueuedMail, StoredInquiry } from '../store/store.ts';
import { type CsvStyle, csvRow } from './safe-text.ts';

/**
 * An inquiry for `--json` and CSV. Moments are ISO 8601 in UTC. Of its history, `notes` are what somebody wrote, and `acts` all else;
 * what was done by this command is signed by nobody (`''`).
 */
export function inquiryRecord(stored: StoredInquiry, now: Date) {
  const { reference, inquiry, locale, marks, receivedAt, answeredAt, spamAt, lastContactAt, history } =
    stored;
  return {
    reference,
    status: statusOf(stored, now),
    receivedAt,
    answeredAt,
    spamAt,
    lastContactAt,
    ...inquiry,
    locale,
    marks,
    notes: history
      .filter(({ kind }) => kind === 'note')
      .map(({ actedAt, by, text }) => ({ writtenAt: actedAt, by, text })),
    acts: history
      .filter(({ kind }) => kind !== 'note')
      .map(({ kind, actedAt, by }) => ({ kind, actedAt, by })),
  };
}

/** A mail for `--json`. */
export function mailRecord({ id: _id, ...mail }: QueuedMail) {
  return mail;
}

/** Of a CSV file, in the order of a record. */
const columns = [
  'reference',
  'status',
  'receivedAt',
  'answeredAt',
  'lastContactAt',
  ...inquiryFields,
  'locale',
  'marks',
  'notes',
] as const;

/** The inquiries as the lines of a CSV file, one by one. Moments are the park's, with their offset. */
export function* csvLines(inquiries: Iterable<StoredInquiry>, now: Date, style: CsvStyle): Generator<string> {
  yield csvRow(columns, style, true);
  for (const stored of inquiries) {
    const { notes, ...rest } = inquiryRecord(stored, now);
    const record = {
      ...rest,
      marks: stored.marks.join(' '),
      notes: notes
        .map(({ writtenAt, by, text }) => [parkMoment(writtenAt), by, text].filter(Boolean).join(' '))
        .join('\n'),
    };
    yield csvRow(
      columns.map(column => cell(record[column])),
      style,
    );
  }
}

function cell(value: string | number | Date | null): string | number {
  if (value === null) return '';
  return value instanceof Date ? parkMoment(value) : value;
}

/** `2026-07-01T09:15:00+01:00`: a moment in the park's time with its offset from UTC (RFC 3339). */
function parkMoment(at: Date): string {
  const { day, time } = parkTime(at);
  const local = `${day}T${time}:${at.toISOString().slice(17, 19)}`;
  const ahead = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
  const two = (count: number) => String(count).padStart(2, '0');
  const offset = Math.abs(ahead);
  return `${local}${ahead < 0 ? '-' : '+'}${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
}
