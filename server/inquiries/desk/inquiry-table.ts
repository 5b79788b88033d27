import type { Day } from '../../../domain/day.ts';
import { daysFrom } from '../../../domain/days.ts';
import type { InquiryField } from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { type ProgrammeFacts, programmeOf } from '../../../domain/programme.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { statusOf } from '../status.ts';
import type { Reference, StoredInquiry } from '../store/store.ts';
import { chip, type DeskWords, shortDay, shortTimeElement, typed } from './layout.ts';

const columns = ['reference', 'fullName', 'visitDate', 'numberOfVisitors', 'received', 'status'] as const;
type Column = (typeof columns)[number] | 'last';

function columnLabel(column: Column, { copy, labels, last }: TableParts): string {
  if (column === 'last') return last?.label ?? '';
  return column === 'fullName' ? labels.fullName : copy.columns[column];
}

export interface TableParts extends DeskWords {
  now: Date;
  facts: ProgrammeFacts;
  linkTo(reference: Reference): string;
  /** If rows have a checkbox, those that are ticked. */
  chosen?: ReadonlySet<string>;
  /** A column at the end, if any, such as a draft reply. */
  last?: { label: string; cell(stored: StoredInquiry): Content };
}

/** A table that becomes a list of cards on a phone. */
export function inquiryTable(inquiries: readonly StoredInquiry[], parts: TableParts): Html {
  const shown: readonly Column[] = parts.last ? [...columns, 'last'] : columns;
  const cell = (stored: StoredInquiry, column: Column, index: number) =>
    index === 0
      ? html`<th scope="row">${parts.chosen && box(stored.reference, parts.chosen, parts)}${cellOf(stored, column, parts)}</th>`
      : html`<td class="${column}" data-label="${columnLabel(column, parts)}">${cellOf(stored, column, parts)}</td>`;
  return html`<table><thead><tr>${shown.map(column => html`<th scope="col">${columnLabel(column, parts)}</th>`)}</tr></thead>
<tbody>${inquiries.map(
    stored => html`<tr>${shown.map((column, index) => cell(stored, column, index))}</tr>\n`,
  )}</tbody></table>`;
}

const box = (reference: Reference, chosen: ReadonlySet<string>, { copy }: DeskWords) =>
  html`<input type="checkbox" name="reference" value="${reference}"${chosen.has(reference) && html` checked`} aria-label="${copy.list.choose(reference)}"> `;

function cellOf(stored: StoredInquiry, column: Column, parts: TableParts): Content {
  const { now, facts, linkTo, copy, language, officeLocale } = parts;
  const { reference, inquiry, receivedAt } = stored;
  switch (column) {
    case 'reference':
      return html`<a href="${linkTo(reference)}">${reference}</a>`;
    case 'fullName':
      return typed(inquiry.fullName);
    case 'visitDate':
      return html`<time datetime="${inquiry.visitDate}">${shortDay(inquiry.visitDate, now, language)}</time>${visitChips(inquiry.visitDate, facts, parts)}`;
    case 'received':
      return shortTimeElement(receivedAt, now, officeLocale);
    case 'status': {
      const status = statusOf(stored, now);
      const isSuspected = stored.marks.length > 0 && status !== 'spam';
      return [chip(status, copy.statuses[status]), isSuspected && html` ${chip('spam', copy.suspected)}`];
    }
    case 'last':
      return parts.last?.cell(stored);
    default:
      return inquiry[column satisfies InquiryField];
  }
}

export function visitChips(
  day: Day,
  facts: ProgrammeFacts,
  { copy, now }: Pick<TableParts, 'copy' | 'now'>,
): Content {
  const today = parkDay(now);
  if (day < today) return null;
  const [, tomorrow] = daysFrom(today, 2);
  const notices = [
    day === today && copy.visits.today,
    day === tomorrow && copy.visits.tomorrow,
    !programmeOf(day, facts).hours && copy.visits.closed,
  ];
  return notices.filter(text => text !== false).map(text => html` ${chip('visit', text)}`);
}
