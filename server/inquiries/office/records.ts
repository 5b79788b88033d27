import type { QueuedMail, StoredInquiry } from '../store/store.ts';
import { lateBefore } from './chores.ts';
import { csvRow } from './safe-text.ts';

export type Status = 'open' | 'late' | 'answered';

export function statusOf({ answeredAt, receivedAt }: StoredInquiry, now: Date): Status {
  if (answeredAt !== null) return 'answered';
  return receivedAt < lateBefore(now) ? 'late' : 'open';
}

/** An inquiry as machines get it. Moments are ISO 8601 in UTC. */
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

/** A mail as machines get it, all that is held of it. */
export function mailRecord({ id: _id, ...mail }: QueuedMail) {
  return mail;
}

const columns = [
  'reference',
  'status',
  'receivedAt',
  'answeredAt',
  'lastContactAt',
  'fullName',
  'email',
  'phone',
  'visitDate',
  'numberOfVisitors',
  'specialRequests',
  'locale',
] as const;

/** The inquiries as the lines of a CSV file, one by one. */
export function* csvLines(inquiries: Iterable<StoredInquiry>, now: Date): Generator<string> {
  yield csvRow([...columns, 'marks', 'notes'], true);
  for (const stored of inquiries) {
    const record = inquiryRecord(stored, now);
    const notes = record.notes.map(({ writtenAt, text }) => `${writtenAt.toISOString()} ${text}`);
    yield csvRow([...columns.map(column => cell(record[column])), record.marks.join(' '), notes.join('\n')]);
  }
}

function cell(value: string | number | Date | null): string | number {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString() : value;
}
