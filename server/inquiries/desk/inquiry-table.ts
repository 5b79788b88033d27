import type { Day } from '../../../domain/day.ts';
import { addDays } from '../../../domain/day-counts.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { getStatus } from '../status.ts';
import type { StoredInquiry } from '../store/records.ts';
import { type DeskContext, inquiryPath } from './context.ts';
import { chip, formatShortDay, isolateText, shortTimeElement } from './layout.ts';

interface Column {
  name: string;
  label: string;
  cell(record: StoredInquiry): Content;
}

/** The checkboxes are named `selected`. Those that were posted stay selected unless the inquiry has changed. */
export function inquiryTable(
  inquiries: readonly StoredInquiry[],
  facts: ScheduleFacts,
  context: DeskContext,
  {
    hasCheckboxes = false,
    moreColumns = [],
  }: { hasCheckboxes?: boolean; moreColumns?: readonly Column[] } = {},
): Html {
  const { now, words, labels, language, officeLocale } = context;
  const columns: Column[] = [
    { name: 'fullName', label: labels.fullName, cell: ({ inquiry }) => isolateText(inquiry.fullName) },
    {
      name: 'visitDate',
      label: words.columns.visitDate,
      cell: ({ inquiry: { visitDate } }) =>
        html`<time datetime="${visitDate}">${formatShortDay(visitDate, now, language)}</time>${visitChips(visitDate, facts, context)}`,
    },
    {
      name: 'numberOfVisitors',
      label: words.columns.numberOfVisitors,
      cell: ({ inquiry }) => inquiry.numberOfVisitors,
    },
    {
      name: 'received',
      label: words.columns.received,
      cell: ({ receivedAt }) => shortTimeElement(receivedAt, now, officeLocale),
    },
    { name: 'status', label: words.columns.status, cell: record => statusChips(record, context) },
    ...moreColumns,
  ];
  const selectedValues = context.getFields('selected');
  const checkbox = ({ reference, revision }: StoredInquiry) => {
    const value = `${reference}.${revision}`;
    const label = formatMessage(words.list.choose, { reference }, language);
    return html`<input type="checkbox" name="selected" value="${value}"${selectedValues.includes(value) && html` checked`} aria-label="${label}"> `;
  };
  const row = (record: StoredInquiry) =>
    html`<tr><th scope="row">${hasCheckboxes && checkbox(record)}<a href="${inquiryPath(record.reference)}">${record.reference}</a></th>${columns.map(
      ({ name, label, cell }) => html`<td class="${name}" data-label="${label}">${cell(record)}</td>`,
    )}</tr>\n`;
  const heads = [words.columns.reference, ...columns.map(({ label }) => label)];
  return html`<table><thead><tr>${heads.map(label => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>${inquiries.map(row)}</tbody></table>`;
}

function statusChips(record: StoredInquiry, { now, words }: DeskContext): Content {
  const status = getStatus(record, now);
  const isSuspected = record.isSuspected && status !== 'spam';
  return [chip(status, words.statuses[status]), isSuspected && html` ${chip('spam', words.suspected)}`];
}

export function visitChips(day: Day, facts: ScheduleFacts, { words, now }: DeskContext): Content {
  const today = parkDay(now);
  if (day < today) return null;
  const notices = [
    day === today && words.visits.today,
    day === addDays(today, 1) && words.visits.tomorrow,
    !scheduleOf(day, facts).hours && words.visits.closed,
  ];
  return notices.filter(text => text !== false).map(text => html` ${chip('visit', text)}`);
}
