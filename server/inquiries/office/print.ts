import { styleText } from 'node:util';
import { words } from '../../../content/words.ts';
import { descriptionOf, type InquiryField, inquiryFields, isText } from '../../../domain/inquiry.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { answerDue } from '../../../domain/promises.ts';
import { defaultLocale } from '../../../i18n/locales.ts';
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

const labels = words[defaultLocale].mail.fields;
const daysAndCounts = inquiryFields.filter(field => !isText(field));
const hasLines = (field: InquiryField) => descriptionOf(field).kind === 'lines';

const shown = (value: string | number | null) => String(value ?? '-');

export function inquiryTable(inquiries: readonly StoredInquiry[], now: Date): string {
  const rows = inquiries.map(stored => [
    stored.reference,
    statusOf(stored, now),
    moment(stored.receivedAt),
    ...daysAndCounts.map(field => shown(stored.inquiry[field])),
    stored.marks.length > 0 ? 'spam?' : '',
    terminalLine(stored.inquiry.fullName),
  ]);
  const heads = daysAndCounts.map(field => labels[field].toUpperCase());
  return table(['REFERENCE', 'STATUS', 'RECEIVED', ...heads, '', labels.fullName.toUpperCase()], rows);
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
    ...[...daysAndCounts, ...inquiryFields.filter(field => isText(field) && !hasLines(field))].map(
      (field): [string, string] => [labels[field], terminalLine(shown(inquiry[field]))],
    ),
    ['Language', stored.locale],
    ['Spam marks', stored.marks.join(', ') || 'none'],
  ];
  return [
    `${stored.reference}  ${status(statusOf(stored, now), coloured)}`,
    ...facts.map(([label, value]) => `  ${label.padEnd(14)}${value}`),
    ...inquiryFields
      .filter(hasLines)
      .flatMap(field => [
        `  ${labels[field]}`,
        ...(inquiry[field] ? indented(shown(inquiry[field])) : ['    none']),
      ]),
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
