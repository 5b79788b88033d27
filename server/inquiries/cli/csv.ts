import { stringify } from 'csv-stringify/sync';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { toPlanPath } from '../planned-stops.ts';
import { getStatus } from '../status.ts';
import type { StoredInquiry } from '../store/records.ts';

const columns = [
  ...['reference', 'status', 'receivedAt', 'answeredAt', 'lastContactAt'],
  ...inquiryFields,
  ...['plan', 'locale', 'isSuspected'],
];

/**
 * Comma-separated values (RFC 4180), with times in UTC. The byte order mark makes spreadsheets read UTF-8. Cells that begin like a formula
 * get an apostrophe in front.
 */
export function toCsv(inquiries: readonly StoredInquiry[], now: Date, siteOrigin: string): string {
  const rows = inquiries.map(record => ({
    ...record,
    ...record.inquiry,
    status: getStatus(record, now),
    plan: toPlanPath(record) && siteOrigin + toPlanPath(record),
  }));
  return stringify(rows, {
    columns,
    header: true,
    bom: true,
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { date: date => date.toISOString() },
  });
}
