import type { ExceptionKind, ScheduleException } from '../../../domain/exceptions.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import type { Announcement, InquiryFilter, Reference, StoredInquiry } from '../store/records.ts';
import { isReference } from '../store/reference.ts';
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
import { readSelection, toSelectionValue } from './revision.ts';

export interface DaysPageContext extends DeskContext {
  facts: ScheduleFacts;
  message: FormMessage | undefined;
  /** What its subject would change. It is shown in the subject's form. */
  preview?: { subject: ExceptionKind | number; html: Html } | undefined;
}

export const toRemainingDays = ({ from, to = from }: ScheduleException, today: string) =>
  ({ from: from > today ? from : today, to }) satisfies InquiryFilter;

/**
 * Lists the inquiries that were made for these days before the announcement, or moved to them since. Null if it is withdrawn and no inquiry
 * is affected.
 */
export async function announcementArticle(
  announcement: Announcement,
  pageContext: DaysPageContext,
): Promise<Content> {
  const { id, exception, withdrawnAt, announcedAt } = announcement;
  const { store, today, query, pageUrl, words, language, message, preview } = pageContext;
  const { telling } = words.days;
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
  const withdrawButton = { action: withdrawAction, label: words.days.withdraw };
  return html`<article class="day"><h3>${formatDays(exception, pageContext)}</h3><p>${describeChange(exception, pageContext)}</p>
${announcementSignature(announcement, pageContext)}
${
  untoldCount > 0
    ? html`<p>${formatMessage(telling.untold, { count: untoldCount }, language)}</p>
${untoldForm(announcement, untoldInquiries, pageContext)}
${pagesNav(next, isLaterPage ? pageUrl() : undefined, pageContext)}`
    : html`<p>${toldInquiries.length > 0 ? telling.everyone : telling.none}</p>`
}
${toldInquiries.length > 0 && toldForm(announcement, toldInquiries, pageContext)}
${
  !withdrawnAt &&
  postForm(
    pageUrl(),
    html`${hiddenField('id', id)}${preview?.subject === id && preview.html}${signedButton(pageContext, message, `withdraw-${id}-by`, withdrawButton)}`,
  )
}</article>\n`;
}

/**
 * The references selected in this form, if it was posted and rejected. After a success, nothing stays selected, because the clerk might
 * post it again by mistake.
 */
function getRejectedSelection(
  action: 'told' | 'untold',
  announcementKey: string,
  pageContext: DaysPageContext,
) {
  const { getField, message } = pageContext;
  const isSameForm =
    getField(fieldNames.action) === action && getField(fieldNames.announcementKey) === announcementKey;
  const isRejected = message?.kind === 'error' && isSameForm;
  return new Set<string>(isRejected ? readSelection(pageContext).keys() : []);
}

function untoldForm(
  announcement: Announcement,
  untoldInquiries: readonly StoredInquiry[],
  pageContext: DaysPageContext,
): Html {
  const { pageUrl, words, now, facts, message } = pageContext;
  const { telling } = words.days;
  const announcementKey = toAnnouncementKey(announcement);
  const withdrawnException = announcement.withdrawnAt ? announcement.exception : undefined;
  const wasToldBefore = ({ events }: StoredInquiry) =>
    withdrawnException && events.some(event => event.announcementKey === String(announcement.id));
  const cell = (record: StoredInquiry) => {
    const replyUrl = toMailtoUrl(draftReply(record, facts, now, withdrawnException));
    return html`<a href="${replyUrl}">${words.inquiry.answer}</a>${wasToldBefore(record) && html` ${chip('visit', telling.knew)}`}`;
  };
  const selectedReferences = getRejectedSelection('told', announcementKey, pageContext);
  const table = inquiryTable(untoldInquiries, facts, pageContext, {
    selectedReferences,
    lastColumn: { label: words.columns.reply, cell },
  });
  const button = { action: 'told', label: telling.tell, isMain: true };
  const signedButtonRow = signedButton(pageContext, message, `told-${announcementKey}-by`, button);
  return postForm(pageUrl(), [
    hiddenField(fieldNames.announcementKey, announcementKey),
    table,
    signedButtonRow,
  ]);
}

function toldForm(
  announcement: Announcement,
  toldInquiries: readonly StoredInquiry[],
  pageContext: DaysPageContext,
): Html {
  const { pageUrl, words, now, officeLocale, facts, message } = pageContext;
  const { telling } = words.days;
  const announcementKey = toAnnouncementKey(announcement);
  const cell = ({ events }: StoredInquiry) => {
    const event = events.findLast(event => event.announcementKey === announcementKey);
    return (
      event && signature(event.initials, shortTimeElement(event.actedAt, now, officeLocale), pageContext)
    );
  };
  const selectedReferences = getRejectedSelection('untold', announcementKey, pageContext);
  const lastColumn = { label: words.inquiry.events.told, cell };
  const table = inquiryTable(toldInquiries, facts, pageContext, { selectedReferences, lastColumn });
  const button = { action: 'untold', label: telling.untell };
  const signedButtonRow = signedButton(pageContext, message, `untold-${announcementKey}-by`, button);
  const form = postForm(pageUrl(), [
    hiddenField(fieldNames.announcementKey, announcementKey),
    table,
    signedButtonRow,
  ]);
  const summary = formatMessage(telling.told, { count: toldInquiries.length }, pageContext.language);
  return html`<details${selectedReferences.size > 0 && html` open`}><summary>${summary}</summary>${form}</details>`;
}

export const undoToldForm = (
  announcementKey: string,
  toldInquiries: readonly StoredInquiry[],
  { pageUrl, initials, words }: DeskContext,
): Html =>
  html`<form method="post" action="${pageUrl()}">${hiddenField(fieldNames.announcementKey, announcementKey)}${hiddenField(fieldNames.initials, initials)}${toldInquiries.map(
    record => hiddenField(fieldNames.selection, toSelectionValue(record)),
  )}${actionButton({ action: 'untold', label: words.days.telling.undo })}</form>`;
