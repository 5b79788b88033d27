import { exceptions, type ScheduleException } from '../../../domain/exceptions.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule-facts.ts';
import { clockTime, longDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { withAnnouncements } from '../days/schedule.ts';
import { isReference } from '../store/reference.ts';
import type { Announcement, InquiryFilter, Reference, StoredInquiry } from '../store/store.ts';
import { type AnnouncementKind, announcementKinds, countRestoredDays, performances } from './announcement.ts';
import type { DeskContext } from './context.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  chip,
  type DeskPage,
  type DeskWords,
  errorText,
  type FormMessage,
  hiddenField,
  initialsField,
  inputField,
  invalidAttributes,
  messageLine,
  options,
  postForm,
  selectField,
  shortTimeElement,
  signature,
  signedButton,
  timeElement,
} from './layout.ts';
import { pageSize, pagesNav } from './list.ts';
import { draftReply, toMailtoUrl } from './reply.ts';
import { readSelection, selectionValue } from './revision.ts';

const maxPreviewed = 50;

const maxHistory = 100;

export interface DaysPreview {
  /** The kind of a new announcement, or the id of the one to withdraw. */
  subject: AnnouncementKind | number;
  state: string;
  exception: ScheduleException;
  days: number;
  exceptionsInForce: readonly ScheduleException[];
  isUnusual: boolean;
}

export async function daysPage(
  context: DeskContext,
  message?: FormMessage,
  preview?: DaysPreview,
): Promise<DeskPage> {
  const { store, today, copy, linkTo } = context;
  const [history, current, announcedExceptions] = await Promise.all([
    store.listAnnouncements(maxHistory),
    store.listAnnouncements(undefined, today),
    store.listAnnouncedExceptions(today),
  ]);
  const baseView: View = {
    ...context,
    facts: withAnnouncements(announcedExceptions),
    message,
    preview: undefined,
  };
  const previewView = preview && { subject: preview.subject, html: await previewSection(preview, baseView) };
  const view: View = { ...baseView, preview: previewView };
  const bySoonest = current.toSorted((a, b) => (a.exception.from < b.exception.from ? -1 : 1));
  const renderArticles = async (all: readonly Announcement[]) =>
    (await Promise.all(all.map(announcement => announcementArticle(announcement, view)))).filter(Boolean);
  const upcoming = await renderArticles(bySoonest.filter(({ undoneAt }) => !undoneAt));
  const withdrawn = await renderArticles(
    bySoonest.filter(
      announcement => announcement.undoneAt && countRestoredDays(announcement, current, today) > 0,
    ),
  );
  const sourceExceptions = exceptions.filter(({ from, to = from }) => to >= today);
  const text = copy.days;
  return {
    title: text.title,
    main: html`<p><a href="${linkTo('list')}">${copy.inquiry.list}</a></p>
${messageLine(message)}
<h1>${text.title}</h1>
<p>${text.intro}</p>
${announcementKinds.map(kind => announceForm(kind, view))}
<section><h2>${text.upcoming}</h2>${upcoming.length > 0 ? upcoming : html`<p>${text.none}</p>`}</section>
${withdrawn.length > 0 && html`<section><h2>${text.telling.withdrawn}</h2>${withdrawn}</section>`}
${sourceExceptions.length > 0 && html`<section><h2>${text.ofSource}</h2>${exceptionList(sourceExceptions, context)}</section>`}
<section><h2>${text.history}</h2><ol class="history">${history.map(
      announcement =>
        html`<li><p>${describeException(announcement.exception, context)}</p>${announcementSignature(announcement, context)}</li>\n`,
    )}</ol></section>`,
  };
}

interface View extends DeskContext {
  facts: ScheduleFacts;
  message: FormMessage | undefined;
  preview: { subject: DaysPreview['subject']; html: Html } | undefined;
}

/** `December 24, 2026 to December 26, 2026` */
function formatDays({ from, to }: ScheduleException, { copy, language }: DeskWords): string {
  const date = (day: string) => longDate(day, language);
  return to ? formatMessage(copy.days.fromTo, { from: date(from), to: date(to) }, language) : date(from);
}

function describeChange(exception: ScheduleException, { copy, siteWords, language }: DeskWords): string {
  if ('moved' in exception && exception.moved.at === exception.moved.to)
    return formatMessage(
      copy.days.atUsualTime,
      { show: getTitle(exception.moved.show, siteWords), time: clockTime(exception.moved.to, language) },
      language,
    );
  const facts = { ...scheduleFacts, exceptions: [exception] };
  const notices = siteWords.schedule.listNotices(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || siteWords.reasons[exception.reason];
}

/** `December 24, 2026: Closed (bad weather)` */
export const describeException = (exception: ScheduleException, desk: DeskWords): string =>
  `${formatDays(exception, desk)}: ${describeChange(exception, desk)}`;

export const exceptionList = (all: readonly ScheduleException[], desk: DeskWords): Content =>
  all.length > 0 &&
  html`<ul class="history">${all.map(exception => html`<li>${describeException(exception, desk)}</li>\n`)}</ul>`;

/** `Announced by AM, November 20, 2026, 12:00 PM. Withdrawn by BN, …` */
export function announcementSignature(announcement: Announcement, desk: DeskWords): Html {
  const { undoneAt, undoneBy } = announcement;
  const { copy, officeLocale } = desk;
  const sign = (initials: string, at: Date) => signature(initials, timeElement(at, officeLocale), desk);
  return html`<p class="help">${copy.days.announced} ${sign(announcement.announcedBy, announcement.announcedAt)}${
    undoneAt && html`. ${copy.days.undone} ${sign(undoneBy ?? '', undoneAt)}`
  }</p>`;
}

/** `7`, or `7-withdrawn` after the withdrawal */
export const toAnnouncementKey = ({ id, undoneAt }: Announcement): string =>
  undoneAt ? `${id}-withdrawn` : `${id}`;

const toRemainingDays = ({ from, to = from }: ScheduleException, today: string) =>
  ({ from: from > today ? from : today, to }) satisfies InquiryFilter;

/**
 * Lists those who requested these days before the announcement, or were moved to them since. Null if it is withdrawn and concerns nobody.
 */
async function announcementArticle(announcement: Announcement, view: View): Promise<Content> {
  const { id, exception, undoneAt, announcedAt } = announcement;
  const { store, today, query, pageUrl, copy, message, preview } = view;
  const text = copy.days.telling;
  const announcementKey = toAnnouncementKey(announcement);
  const filter: InquiryFilter = {
    ...toRemainingDays(exception, today),
    receivedUntil: undoneAt ?? announcedAt,
    includeCorrected: undoneAt === null,
    notToldAbout: announcementKey,
  };
  const isLaterPage = query['list'] === announcementKey && isReference(query['after']);
  const after = isLaterPage ? { after: query['after'] as Reference } : {};
  const [page, untoldCount, toldInquiries] = await Promise.all([
    store.list(filter, { order: 'visit', limit: pageSize + 1, ...after }),
    store.count(filter),
    store.list({ from: today, toldAbout: announcementKey }, { order: 'visit' }),
  ]);
  if (undoneAt && untoldCount + toldInquiries.length === 0) return null;
  const untoldInquiries = page.slice(0, pageSize);
  const next =
    page.length > pageSize
      ? pageUrl({ list: announcementKey, after: untoldInquiries.at(-1)?.reference })
      : undefined;
  const undo = { act: 'undo', label: copy.days.undo };
  return html`<article class="day"><h3>${formatDays(exception, view)}</h3><p>${describeChange(exception, view)}</p>
${announcementSignature(announcement, view)}
${
  untoldCount > 0
    ? html`<p>${formatMessage(text.untold, { count: untoldCount }, view.language)}</p>
${untoldForm(announcement, untoldInquiries, view)}
${pagesNav(next, isLaterPage ? pageUrl() : undefined, view)}`
    : html`<p>${toldInquiries.length > 0 ? text.everyone : text.none}</p>`
}
${toldInquiries.length > 0 && toldForm(announcement, toldInquiries, view)}
${
  !undoneAt &&
  postForm(
    pageUrl(),
    html`${hiddenField('id', id)}${preview?.subject === id && preview.html}${signedButton(view, message, `undo-${id}-by`, undo)}`,
  )
}</article>\n`;
}

/** After a success, a restored selection would be a trap. */
function refusedSelection(act: string, announcementKey: string, view: View) {
  const { field, message } = view;
  const isRefused = message?.kind === 'error' && field('act') === act && field('about') === announcementKey;
  return new Set<string>(isRefused ? readSelection(view).keys() : []);
}

function untoldForm(announcement: Announcement, untoldInquiries: readonly StoredInquiry[], view: View): Html {
  const { pageUrl, copy, now, facts, message } = view;
  const text = copy.days.telling;
  const announcementKey = toAnnouncementKey(announcement);
  const withdrawnException = announcement.undoneAt ? announcement.exception : undefined;
  const wasToldBefore = ({ history }: StoredInquiry) =>
    withdrawnException && history.some(event => event.announcementKey === String(announcement.id));
  const cell = (record: StoredInquiry) =>
    html`<a href="${toMailtoUrl(draftReply(record, facts, now, withdrawnException))}">${copy.inquiry.answer}</a>${wasToldBefore(record) && html` ${chip('visit', text.knew)}`}`;
  const selectedReferences = refusedSelection('told', announcementKey, view);
  const table = inquiryTable(untoldInquiries, facts, view, {
    selectedReferences,
    lastColumn: { label: copy.columns.reply, cell },
  });
  const button = { act: 'told', label: text.tell, isMain: true };
  const signedButtonRow = signedButton(view, message, `told-${announcementKey}-by`, button);
  return postForm(pageUrl(), [hiddenField('about', announcementKey), table, signedButtonRow]);
}

function toldForm(announcement: Announcement, toldInquiries: readonly StoredInquiry[], view: View): Html {
  const { pageUrl, copy, now, officeLocale, facts, message } = view;
  const text = copy.days.telling;
  const announcementKey = toAnnouncementKey(announcement);
  const cell = ({ history }: StoredInquiry) => {
    const event = history.findLast(event => event.announcementKey === announcementKey);
    return event && signature(event.initials, shortTimeElement(event.actedAt, now, officeLocale), view);
  };
  const selectedReferences = refusedSelection('untold', announcementKey, view);
  const lastColumn = { label: copy.inquiry.acts.told, cell };
  const table = inquiryTable(toldInquiries, facts, view, { selectedReferences, lastColumn });
  const button = { act: 'untold', label: text.untell };
  const signedButtonRow = signedButton(view, message, `untold-${announcementKey}-by`, button);
  return html`<details${selectedReferences.size > 0 && html` open`}><summary>${formatMessage(text.told, { count: toldInquiries.length }, view.language)}</summary>${postForm(
    pageUrl(),
    [hiddenField('about', announcementKey), table, signedButtonRow],
  )}</details>`;
}

export const undoToldForm = (
  announcementKey: string,
  toldInquiries: readonly StoredInquiry[],
  { pageUrl, initials, copy }: DeskContext,
): Html =>
  html`<form method="post" action="${pageUrl()}">${hiddenField('about', announcementKey)}${hiddenField('by', initials)}${toldInquiries.map(
    record => hiddenField('chosen', selectionValue(record)),
  )}<button name="act" value="untold" class="quiet">${copy.days.telling.undo}</button></form>`;

async function previewSection(
  { subject, state, exception, days, exceptionsInForce, isUnusual }: DaysPreview,
  view: View,
): Promise<Html> {
  const { store, today, copy, language, facts, message } = view;
  const filter = toRemainingDays(exception, today);
  const [inquiries, count] = await Promise.all([
    store.list(filter, { order: 'visit', limit: maxPreviewed }),
    store.count(filter),
  ]);
  const text = copy.days.preview;
  const isWithdrawal = typeof subject === 'number';
  const exceptionsLead = isWithdrawal ? text.remains : text.inForce;
  const sureId = `${subject}-sure`;
  return html`<section>${hiddenField('state', state)}<p><b>${text.title}</b></p>${
    !isWithdrawal && html`<p>${describeException(exception, view)}</p>`
  }
<p>${formatMessage(text.effect, { days, count }, language)}${count > inquiries.length && html` ${formatMessage(text.first, { count: inquiries.length }, language)}`}</p>
${exceptionsInForce.length > 0 ? html`<p>${exceptionsLead}</p>${exceptionList(exceptionsInForce, view)}` : isWithdrawal && html`<p>${text.restored}</p>`}
${inquiries.length > 0 && inquiryTable(inquiries, facts, view)}
${
  isUnusual &&
  html`<p><label for="${sureId}"><input type="checkbox" id="${sureId}" name="sure" value="yes"${invalidAttributes(sureId, message)}>${formatMessage(text.sure, { days, last: longDate(exception.to ?? exception.from, language) }, language)}</label>${errorText(sureId, message)}</p>`
}</section>`;
}

function announceForm(kind: AnnouncementKind, view: View): Html {
  const { pageUrl, field: getField, siteWords, language, message, preview } = view;
  const shownPreview = preview?.subject === kind && preview.html;
  const text = view.copy.days;
  const isOpen = getField('kind') === kind;
  const getOwnField = (name: string) => (isOpen ? getField(name) : '');
  const field = (name: keyof typeof text.fields) =>
    ({ label: text.fields[name], id: `${kind}-${name}`, name, message }) as const;
  const day = (name: 'from' | 'to') => inputField(field(name), getOwnField(name), html`type="date"`);
  const time = (name: 'opens' | 'closes' | 'start') =>
    inputField(field(name), getOwnField(name), html`type="time"`);
  const choice = (name: 'reason' | 'show', all: readonly (readonly [value: string, label: string])[]) =>
    selectField(field(name), options(all, getOwnField(name)));
  const shows = performances.flatMap(({ id, starts }) => [
    ...(kind === 'cancelled'
      ? [[id, formatMessage(text.allOf, { show: getTitle(id, siteWords) }, language)] as const]
      : []),
    ...starts.map(
      start => [`${id} ${start}`, `${getTitle(id, siteWords)}, ${clockTime(start, language)}`] as const,
    ),
  ]);
  const form = html`${hiddenField('kind', kind)}
${day('from')}${day('to')}${kind === 'hours' && [time('opens'), time('closes')]}${
  (kind === 'cancelled' || kind === 'moved') && choice('show', shows)
}${kind === 'moved' && time('start')}${choice('reason', [['', text.chooseReason], ...Object.entries(siteWords.reasons)])}${initialsField(view, message, `${kind}-by`)}
${shownPreview}
<p class="buttons"><button name="act" value="announce">${shownPreview ? text.buttons[kind] : text.preview.button}</button>${shownPreview && html` <a href="${pageUrl()}">${text.preview.cancel}</a>`}</p>`;
  return html`<details name="announce"${isOpen && html` open`}><summary>${text.kinds[kind]}</summary>
${postForm(pageUrl(), form, html` class="action-form wide" novalidate`)}</details>\n`;
}

const getTitle = (id: string, { attractions: { shows } }: DeskWords['siteWords']): string =>
  [...shows.cards, ...shows.talks].find(card => card.id === id)?.title ?? id;
