import { inquiryFields } from '../../../domain/inquiry.ts';
import { lateBefore } from '../../../domain/promises.ts';
import type { QueuedMail, StoredInquiry } from '../store/store.ts';
import { csvRow } from './safe-text.ts';

export type Status = 'open' | 'late' | 'answered';

export function statusOf({ answeredAt, receivedAt }: StoredInquiry, now: Date): Status {
  if (answeredAt !== null) return 'answered';
  return receivedAt < lateBefore(now) ? 'late' : 'open';
}

/** An inquiry for `--json` and CSV. Moments are ISO 8601 in UTC. */
export function inquiryRecord(stored: StoredInquiry, now: Date) {
  const { reference, inquiry, locale, marks, receivedAt, answeredAt, lastContactAt, notes } = stored;
  return {
    reference,
    status: statusOf(stored, now),
    receivedAt,
    answeredAt,
    lastContactAt,
    ...inquiry,
    locale,
    marks,
    notes,
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

/** The inquiries as the lines of a CSV file, one by one. */
export function* csvLines(inquiries: Iterable<StoredInquiry>, now: Date): Generator<string> {
  yield csvRow(columns, true);
  for (const stored of inquiries) {
    const notes = stored.notes.map(({ writtenAt, text }) => `${writtenAt.toISOString()} ${text}`);
    const record = {
      ...inquiryRecord(stored, now),
      marks: stored.marks.join(' '),
      notes: notes.join('\n'),
    };
    yield csvRow(columns.map(column => cell(record[column])));
  }
}

function cell(value: string | number | Date | null): string | number {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString() : value;
}
