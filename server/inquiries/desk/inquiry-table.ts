import type { Day } from '../../../domain/day.ts';
import { addDays } from '../../../domain/days.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { type ScheduleFacts, scheduleOf } from '../../../domain/schedule.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { statusOf } from '../status.ts';
import type { StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { chip, shortDay, shortTimeElement, typed } from './layout.ts';
import { choiceOf } from './revision.ts';

interface Column {
  name: string;
  label: string;
  cell(stored: StoredInquiry): Content;
}

/** A table that becomes a list of cards on a phone. Rows have a checkbox if `chosen` has the references of the ticked ones. */
export function inquiryTable(
  inquiries: readonly StoredInquiry[],
  facts: ScheduleFacts,
  context: DeskContext,
  { chosen, last }: { chosen?: ReadonlySet<string>; last?: Omit<Column, 'name'> } = {},
): Html {
  const { now, linkTo, copy, labels, language, officeLocale } = context;
  const columns: Column[] = [
    { name: 'fullName', label: labels.fullName, cell: ({ inquiry }) => typed(inquiry.fullName) },
    {
      name: 'visitDate',
      label: copy.columns.visitDate,
      cell: ({ inquiry: { visitDate } }) =>
        html`<time datetime="${visitDate}">${shortDay(visitDate, now, language)}</time>${visitChips(visitDate, facts, context)}`,
    },
    {
      name: 'numberOfVisitors',
      label: copy.columns.numberOfVisitors,
      cell: ({ inquiry }) => inquiry.numberOfVisitors,
    },
    {
      name: 'received',
      label: copy.columns.received,
      cell: ({ receivedAt }) => shortTimeElement(receivedAt, now, officeLocale),
    },
    { name: 'status', label: copy.columns.status, cell: stored => statusChips(stored, context) },
    ...(last ? [{ name: 'last', ...last }] : []),
  ];
  const box = (stored: StoredInquiry) =>
    chosen &&
    html`<input type="checkbox" name="chosen" value="${choiceOf(stored)}"${
      chosen.has(stored.reference) && html` checked`
    } aria-label="${formatMessage(copy.list.choose, { reference: stored.reference }, language)}"> `;
  const row = (stored: StoredInquiry) =>
    html`<tr><th scope="row">${box(stored)}<a href="${linkTo(stored.reference)}">${stored.reference}</a></th>${columns.map(
      ({ name, label, cell }) => html`<td class="${name}" data-label="${label}">${cell(stored)}</td>`,
    )}</tr>\n`;
  const heads = [copy.columns.reference, ...columns.map(({ label }) => label)];
  return html`<table><thead><tr>${heads.map(label => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>${inquiries.map(row)}</tbody></table>`;
}

function statusChips(stored: StoredInquiry, { now, copy }: DeskContext): Content {
  const status = statusOf(stored, now);
  const isSuspected = stored.marks.length > 0 && status !== 'spam';
  return [chip(status, copy.statuses[status]), isSuspected && html` ${chip('spam', copy.suspected)}`];
}

/** What the office must know about the day of a visit that is not over. */
export function visitChips(day: Day, facts: ScheduleFacts, { copy, now }: DeskContext): Content {
  const today = parkDay(now);
  if (day < today) return null;
  const notices = [
    day === today && copy.visits.today,
    day === addDays(today, 1) && copy.visits.tomorrow,
    !scheduleOf(day, facts).hours && copy.visits.closed,
  ];
  return notices.filter(text => text !== false).map(text => html` ${chip('visit', text)}`);
}
