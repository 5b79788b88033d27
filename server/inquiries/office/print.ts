import { styleText } from 'node:util';
import { officeWords } from '../../../content/office-words.ts';
import { descriptionOf, type InquiryField, inquiryFields, isText } from '../../../domain/inquiry.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { answerDue } from '../../../domain/promises.ts';
import type { Message } from '../mail/messages.ts';
import { openSince, type Status, statusOf } from '../status.ts';
import type { Act, HistoryEntry, OutboxSummary, QueuedMail, StoredInquiry } from '../store/store.ts';
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

/** The command speaks English. */
const labels = officeWords.en.mail.fields;
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

/** A mail with its words, where they are to be shown. */
export interface ShownMail {
  mail: QueuedMail;
  message?: Message;
}

/** An inquiry in full. */
export function inquiryText(
  stored: StoredInquiry,
  mails: readonly ShownMail[],
  now: Date,
  coloured: boolean,
): string {
  const { inquiry, receivedAt, spamAt } = stored;
  const facts: [string, string][] = [
    ['Received', moment(receivedAt)],
    ['Answer due', moment(answerDue(openSince(stored)))],
    ['Answered', moment(stored.answeredAt)],
    ...(spamAt === null ? [] : [['Spam', moment(spamAt)] satisfies [string, string]]),
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
    ...(stored.history.length > 0 ? ['  History'] : []),
    ...stored.history.flatMap(act => [
      `    ${moment(act.actedAt)}  ${did[act.kind]}${act.by === '' ? '' : `, ${signature(act)}`}`,
      ...(act.kind === 'note' ? indented(act.text) : []),
    ]),
    ...(mails.length > 0 ? ['  Mails'] : []),
    ...mails.flatMap(({ mail, message }) => [
      `    ${mail.kind.padEnd(14)}${mailState(mail)}`,
      ...(message ? messageLines(message) : []),
    ]),
    '',
  ].join('\n');
}

/** What an act was, in a word. */
const did: Record<HistoryEntry['kind'], string> = {
  corrected: 'corrected',
  answered: 'answered',
  reopened: 'reopened',
  spam: 'called spam',
  note: 'note',
};

/** Who did something: initials, or this command. */
export const signature = ({ by }: Pick<Act, 'by'>) => (by === '' ? 'the command line' : terminalLine(by));

const messageLines = ({ to, subject, text }: Message) =>
  indented([`To: ${to}`, `Subject: ${subject}`, '', ...text.trimEnd().split(/\r\n|\n/)].join('\n'));

const indented = (text: string) => terminalLines(text).map(line => `    | ${line}`);

function status(value: Status, coloured: boolean): string {
  if (!coloured || value === 'answered' || value === 'spam') return value;
  return styleText(value === 'late' ? 'red' : 'yellow', value, { validateStream: false });
}

function mailState(mail: QueuedMail): string {
  const error = mail.lastError === null ? '' : `: ${terminalLine(mail.lastError)}`;
  if (mail.state === 'sent') return `sent ${moment(mail.sentAt)}`;
  if (mail.state === 'dead') return `not delivered${error}`;
  if (mail.state === 'held') return `held back${error}`;
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

export function outboxLine({ waiting, held, dead, oldestWaiting }: OutboxSummary): string {
  const since = oldestWaiting === null ? '' : `, the oldest for the office since ${moment(oldestWaiting)}`;
  return `${waiting} waiting${since}; ${held} held back; ${dead} not delivered`;
}
