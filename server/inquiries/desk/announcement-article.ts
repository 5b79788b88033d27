import type { ScheduleException } from '../../../domain/exceptions.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { isReference } from '../store/reference.ts';
import type { Announcement, InquiryFilter, Reference, StoredInquiry } from '../store/store.ts';
import type { AnnouncementKind } from './announcement.ts';
import { announcementSignature, describeChange, formatDays, toAnnouncementKey } from './announcement-text.ts';
import type { DeskContext } from './context.ts';
import { fieldNames, withdrawAction } from './field-names.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  actionButton,
  chip,
  type FormMessage,
  hiddenField,
  postForm,
  shortTimeElement,
  signature,
  signedButton,
} from './layout.ts';
import { pageSize, pagesNav } from './list.ts';
import { draftReply, toMailtoUrl } from './reply.ts';
import { readSelection, selectionValue } from './revision.ts';

export interface DaysView extends DeskContext {
  facts: ScheduleFacts;
  message: FormMessage | undefined;
  /** Shown in the form of its subject. */
  preview: { subject: AnnouncementKind | number; html: Html } | undefined;
}

export const toRemainingDays = ({ from, to = from }: ScheduleException, today: string) =>
  ({ from: from > today ? from : today, to }) satisfies InquiryFilter;

/**
 * Lists the inquiries that were made for these days before the announcement, or moved to them since. Null if it is withdrawn and no inquiry
 * is affected.
 */
export async function announcementArticle(announcement: Announcement, view: DaysView): Promise<Content> {
  const { id, exception, withdrawnAt, announcedAt } = announcement;
  const { store, today, query, pageUrl, copy, language, message, preview } = view;
  const text = copy.days.telling;
  const announcementKey = toAnnouncementKey(announcement);
  const filter: InquiryFilter = {
    ...toRemainingDays(exception, today),
    receivedUntil: withdrawnAt ?? announcedAt,
    includeCorrected: withdrawnAt === null,
    notToldAbout: announcementKey,
  };
  const isLaterPage = query['list'] === announcementKey && isReference(query['after']);
  const after = isLaterPage ? { after: query['after'] as Reference } : {};
  const [page, untoldCount, toldInquiries] = await Promise.all([
    store.list(filter, { order: 'visit', limit: pageSize + 1, ...after }),
    store.count(filter),
    store.list({ from: today, toldAbout: announcementKey }, { order: 'visit' }),
  ]);
  if (withdrawnAt && untoldCount + toldInquiries.length === 0) return null;
  const untoldInquiries = page.slice(0, pageSize);
  const next =
    page.length > pageSize
      ? pageUrl({ list: announcementKey, after: untoldInquiries.at(-1)?.reference })
      : undefined;
  const withdrawButton = { action: withdrawAction, label: copy.days.withdraw };
  return html`<article class="day"><h3>${formatDays(exception, view)}</h3><p>${describeChange(exception, view)}</p>
${announcementSignature(announcement, view)}
${
  untoldCount > 0
    ? html`<p>${formatMessage(text.untold, { count: untoldCount }, language)}</p>
${untoldForm(announcement, untoldInquiries, view)}
${pagesNav(next, isLaterPage ? pageUrl() : undefined, view)}`
    : html`<p>${toldInquiries.length > 0 ? text.everyone : text.none}</p>`
}
${toldInquiries.length > 0 && toldForm(announcement, toldInquiries, view)}
${
  !withdrawnAt &&
  postForm(
    pageUrl(),
    html`${hiddenField('id', id)}${preview?.subject === id && preview.html}${signedButton(view, message, `withdraw-${id}-by`, withdrawButton)}`,
  )
}</article>\n`;
}

/** The selection that was refused. After a success, nothing may stay selected: the clerk could send it again by mistake. */
function refusedSelection(action: 'told' | 'untold', announcementKey: string, view: DaysView) {
  const { field, message } = view;
  const isSameForm =
    field(fieldNames.action) === action && field(fieldNames.announcementKey) === announcementKey;
  const isRefused = message?.kind === 'error' && isSameForm;
  return new Set<string>(isRefused ? readSelection(view).keys() : []);
}

function untoldForm(
  announcement: Announcement,
  untoldInquiries: readonly StoredInquiry[],
  view: DaysView,
): Html {
  const { pageUrl, copy, now, facts, message } = view;
  const text = copy.days.telling;
  const announcementKey = toAnnouncementKey(announcement);
  const withdrawnException = announcement.withdrawnAt ? announcement.exception : undefined;
  const wasToldBefore = ({ events }: StoredInquiry) =>
    withdrawnException && events.some(event => event.announcementKey === String(announcement.id));
  const cell = (record: StoredInquiry) => {
    const replyUrl = toMailtoUrl(draftReply(record, facts, now, withdrawnException));
    return html`<a href="${replyUrl}">${copy.inquiry.answer}</a>${wasToldBefore(record) && html` ${chip('visit', text.knew)}`}`;
  };
  const selectedReferences = refusedSelection('told', announcementKey, view);
  const table = inquiryTable(untoldInquiries, facts, view, {
    selectedReferences,
    lastColumn: { label: copy.columns.reply, cell },
  });
  const button = { action: 'told', label: text.tell, isMain: true };
  const signedButtonRow = signedButton(view, message, `told-${announcementKey}-by`, button);
  return postForm(pageUrl(), [
    hiddenField(fieldNames.announcementKey, announcementKey),
    table,
    signedButtonRow,
  ]);
}

function toldForm(announcement: Announcement, toldInquiries: readonly StoredInquiry[], view: DaysView): Html {
  const { pageUrl, copy, now, officeLocale, facts, message } = view;
  const text = copy.days.telling;
  const announcementKey = toAnnouncementKey(announcement);
  const cell = ({ events }: StoredInquiry) => {
    const event = events.findLast(event => event.announcementKey === announcementKey);
    return event && signature(event.initials, shortTimeElement(event.actedAt, now, officeLocale), view);
  };
  const selectedReferences = refusedSelection('untold', announcementKey, view);
  const lastColumn = { label: copy.inquiry.events.told, cell };
  const table = inquiryTable(toldInquiries, facts, view, { selectedReferences, lastColumn });
  const button = { action: 'untold', label: text.untell };
  const signedButtonRow = signedButton(view, message, `untold-${announcementKey}-by`, button);
  const form = postForm(pageUrl(), [
    hiddenField(fieldNames.announcementKey, announcementKey),
    table,
    signedButtonRow,
  ]);
  const summary = formatMessage(text.told, { count: toldInquiries.length }, view.language);
  return html`<details${selectedReferences.size > 0 && html` open`}><summary>${summary}</summary>${form}</details>`;
}

export const undoToldForm = (
  announcementKey: string,
  toldInquiries: readonly StoredInquiry[],
  { pageUrl, initials, copy }: DeskContext,
): Html =>
  html`<form method="post" action="${pageUrl()}">${hiddenField(fieldNames.announcementKey, announcementKey)}${hiddenField(fieldNames.initials, initials)}${toldInquiries.map(
    record => hiddenField(fieldNames.selection, selectionValue(record)),
  )}${actionButton({ action: 'untold', label: copy.days.telling.undo })}</form>`;
