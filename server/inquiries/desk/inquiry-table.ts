import type { Day } from '../../../domain/day.ts';
import { addDays } from '../../../domain/days.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { getStatus } from '../status.ts';
import type { StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { fieldNames } from './field-names.ts';
import { chip, formatShortDay, isolateText, shortTimeElement } from './layout.ts';
import { selectionValue } from './revision.ts';

interface Column {
  name: string;
  label: string;
  cell(record: StoredInquiry): Content;
}

/** Rows have a checkbox if `selectedReferences` is given. */
export function inquiryTable(
  inquiries: readonly StoredInquiry[],
  facts: ScheduleFacts,
  context: DeskContext,
  {
    selectedReferences,
    lastColumn,
  }: { selectedReferences?: ReadonlySet<string>; lastColumn?: Omit<Column, 'name'> } = {},
): Html {
  const { now, linkTo, copy, labels, language, officeLocale } = context;
  const columns: Column[] = [
    { name: 'fullName', label: labels.fullName, cell: ({ inquiry }) => isolateText(inquiry.fullName) },
    {
      name: 'visitDate',
      label: copy.columns.visitDate,
      cell: ({ inquiry: { visitDate } }) =>
        html`<time datetime="${visitDate}">${formatShortDay(visitDate, now, language)}</time>${visitChips(visitDate, facts, context)}`,
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
    { name: 'status', label: copy.columns.status, cell: record => statusChips(record, context) },
    ...(lastColumn ? [{ name: 'last', ...lastColumn }] : []),
  ];
  const checkbox = (record: StoredInquiry) =>
    selectedReferences &&
    html`<input type="checkbox" name="${fieldNames.selection}" value="${selectionValue(record)}"${
      selectedReferences.has(record.reference) && html` checked`
    } aria-label="${formatMessage(copy.list.choose, { reference: record.reference }, language)}"> `;
  const row = (record: StoredInquiry) =>
    html`<tr><th scope="row">${checkbox(record)}<a href="${linkTo(record.reference)}">${record.reference}</a></th>${columns.map(
      ({ name, label, cell }) => html`<td class="${name}" data-label="${label}">${cell(record)}</td>`,
    )}</tr>\n`;
  const heads = [copy.columns.reference, ...columns.map(({ label }) => label)];
  return html`<table><thead><tr>${heads.map(label => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>${inquiries.map(row)}</tbody></table>`;
}

function statusChips(record: StoredInquiry, { now, copy }: DeskContext): Content {
  const status = getStatus(record, now);
  const isSuspected = record.spamReasons.length > 0 && status !== 'spam';
  return [chip(status, copy.statuses[status]), isSuspected && html` ${chip('spam', copy.suspected)}`];
}

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
