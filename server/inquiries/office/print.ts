import { styleText } from 'node:util';
import { parkTime } from '../../../domain/park-time.ts';
import { answerDue } from '../../../domain/promises.ts';
import type { OutboxSummary, QueuedMail, StoredInquiry } from '../store/store.ts';
import { type Status, statusOf } from './records.ts';
import { terminalLine, terminalLines } from './safe-text.ts';

/** `2026-11-20 09:15`, the park's time. */
export function moment(at: Date | null): string {
  if (at === null) return '-';
  const { day, time } = parkTime(at);
  return `${day} ${time}`;
}

/** Each column is as wide as its widest cell. The last is not padded, so texts of any length go there. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), title.length),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column < cells.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(cells => `${line(cells)}\n`).join('');
}

export function inquiryTable(inquiries: readonly StoredInquiry[], now: Date): string {
  const rows = inquiries.map(stored => [
    stored.reference,
    statusOf(stored, now),
    moment(stored.receivedAt),
    stored.inquiry.visitDate,
    String(stored.inquiry.numberOfVisitors),
    stored.marks.length > 0 ? 'spam?' : '',
    terminalLine(stored.inquiry.fullName),
  ]);
  return table(['REFERENCE', 'STATUS', 'RECEIVED', 'VISIT', 'VISITORS', '', 'NAME'], rows);
}

/** An inquiry in full. */
export function inquiryText(
  stored: StoredInquiry,
  mails: readonly QueuedMail[],
  now: Date,
  coloured: boolean,
): string {
  const { inquiry, receivedAt } = stored;
  const facts: [string, string][] = [
    ['Received', moment(receivedAt)],
    ['Answer due', moment(answerDue(receivedAt))],
    ['Answered', moment(stored.answeredAt)],
    ['Last contact', moment(stored.lastContactAt)],
    ['Visit date', inquiry.visitDate],
    ['Visitors', String(inquiry.numberOfVisitors)],
    ['Name', terminalLine(inquiry.fullName)],
    ['Email', terminalLine(inquiry.email)],
    ['Phone', terminalLine(inquiry.phone)],
    ['Language', stored.locale],
    ['Spam marks', stored.marks.join(', ') || 'none'],
  ];
  return [
    `${stored.reference}  ${status(statusOf(stored, now), coloured)}`,
    ...facts.map(([label, value]) => `  ${label.padEnd(14)}${value}`),
    '  Special requests',
    ...(inquiry.specialRequests === '' ? ['    none'] : indented(inquiry.specialRequests)),
    ...(stored.notes.length > 0 ? ['  Notes'] : []),
    ...stored.notes.flatMap(({ writtenAt, text }) => [`    ${moment(writtenAt)}`, ...indented(text)]),
    ...(mails.length > 0 ? ['  Mails'] : []),
    ...mails.map(mail => `    ${mail.kind.padEnd(14)}${mailState(mail)}`),
    '',
  ].join('\n');
}

const indented = (text: string) => terminalLines(text).map(line => `    | ${line}`);

function status(value: Status, coloured: boolean): string {
  if (!coloured || value === 'answered') return value;
  return styleText(value === 'late' ? 'red' : 'yellow', value, { validateStream: false });
}

function mailState(mail: QueuedMail): string {
  const error = mail.lastError === null ? '' : `: ${terminalLine(mail.lastError)}`;
  if (mail.state === 'sent') return `sent ${moment(mail.sentAt)}`;
  if (mail.state === 'dead') return `not delivered${error}`;
  return mail.attempts === 0 ? 'waiting' : `waiting, next try ${moment(mail.dueAt)}${error}`;
}

export function outboxTable(mails: readonly QueuedMail[]): string {
  const rows = mails.map(mail => [
    mail.reference ?? '-',
    mail.kind,
    mail.state,
    String(mail.attempts),
    moment(mail.queuedAt),
    mail.state === 'waiting' ? moment(mail.dueAt) : '-',
    terminalLine(mail.lastError ?? ''),
  ]);
  return table(['REFERENCE', 'MAIL', 'STATE', 'TRIES', 'QUEUED', 'NEXT TRY', 'LAST ERROR'], rows);
}

export function outboxLine({ waiting, dead, oldestWaiting }: OutboxSummary): string {
  const since = oldestWaiting === null ? '' : `, the oldest for the office since ${moment(oldestWaiting)}`;
  return `${waiting} waiting${since}; ${dead} not delivered`;
}
