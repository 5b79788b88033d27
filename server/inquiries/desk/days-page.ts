import { type Exception, exceptions } from '../../../domain/exceptions.ts';
import { type ProgrammeFacts, programmeFacts } from '../../../domain/programme.ts';
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
  /** The kind of announcement, or the id of the one to withdraw. */
  of: AnnouncementKind | number;
  /** Sent back by the form, and compared. */
  state: string;
  exception: Exception;
  days: number;
  /** Other exceptions on these days. */
  inForce: readonly Exception[];
  /** Whether the clerk must confirm once more. */
  isUnusual: boolean;
}

export async function daysPage(
  context: DeskContext,
  message?: FormMessage,
  preview?: DaysPreview,
): Promise<DeskPage> {
  const { store, today, copy, linkTo } = context;
  const [history, current, announced] = await Promise.all([
    store.listAnnouncements(maxHistory),
    store.listAnnouncements(undefined, today),
    store.listAnnouncedExceptions(today),
  ]);
  const unseen: View = { ...context, facts: withAnnouncements(announced), message, preview: undefined };
  const part = preview && { of: preview.of, part: await previewPart(preview, unseen) };
  const view: View = { ...unseen, preview: part };
  const bySoonest = current.toSorted((a, b) => (a.exception.from < b.exception.from ? -1 : 1));
  const entries = async (all: readonly Announcement[]) =>
    (await Promise.all(all.map(each => announcementArticle(each, view)))).filter(Boolean);
  const upcoming = await entries(bySoonest.filter(({ undoneAt }) => !undoneAt));
  const withdrawn = await entries(
    bySoonest.filter(each => each.undoneAt && countRestoredDays(each, current, today) > 0),
  );
  const ofSource = exceptions.filter(({ from, to = from }) => to >= today);
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
${ofSource.length > 0 && html`<section><h2>${text.ofSource}</h2>${exceptionList(ofSource, context)}</section>`}
<section><h2>${text.history}</h2><ol class="history">${history.map(
      each =>
        html`<li><p>${describeException(each.exception, context)}</p>${announcementSignature(each, context)}</li>\n`,
    )}</ol></section>`,
  };
}

interface View extends DeskContext {
  facts: ProgrammeFacts;
  message: FormMessage | undefined;
  preview: { of: DaysPreview['of']; part: Html } | undefined;
}

/** `December 24, 2026 to December 26, 2026` */
function formatDays({ from, to }: Exception, { copy, language }: DeskWords): string {
  const date = (day: string) => longDate(day, language);
  return to ? formatMessage(copy.days.fromTo, { from: date(from), to: date(to) }, language) : date(from);
}

function describeChange(exception: Exception, { copy, siteWords, language }: DeskWords): string {
  if ('moved' in exception && exception.moved.at === exception.moved.to)
    return formatMessage(
      copy.days.atUsualTime,
      { show: getTitle(exception.moved.show, siteWords), time: clockTime(exception.moved.to, language) },
      language,
    );
  const facts = { ...programmeFacts, exceptions: [exception] };
  const notices = siteWords.programme.scheduleNotices(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || siteWords.reasons[exception.reason];
}

/** `December 24, 2026: Closed (bad weather)` */
export const describeException = (exception: Exception, desk: DeskWords): string =>
  `${formatDays(exception, desk)}: ${describeChange(exception, desk)}`;

export const exceptionList = (all: readonly Exception[], desk: DeskWords): Content =>
  all.length > 0 &&
  html`<ul class="history">${all.map(exception => html`<li>${describeException(exception, desk)}</li>\n`)}</ul>`;

/** `Announced by AM, November 20, 2026, 12:00 PM. Withdrawn by BN, …` */
export function announcementSignature(announced: Announcement, desk: DeskWords): Html {
  const { undoneAt, undoneBy } = announced;
  const { copy, officeLocale } = desk;
  const signed = (initials: string, at: Date) => signature(initials, timeElement(at, officeLocale), desk);
  return html`<p class="help">${copy.days.announced} ${signed(announced.announcedBy, announced.announcedAt)}${
    undoneAt && html`. ${copy.days.undone} ${signed(undoneBy ?? '', undoneAt)}`
  }</p>`;
}

/** The key of the list of visitors to tell about an announcement (`7`) or its withdrawal (`7-withdrawn`). */
export const toAnnouncementKey = ({ id, undoneAt }: Announcement): string =>
  undoneAt ? `${id}-withdrawn` : `${id}`;

const toRemainingDays = ({ from, to = from }: Exception, today: string) =>
  ({ from: from > today ? from : today, to }) satisfies InquiryFilter;

/**
 * Lists the visitors to tell: those who requested these days before the announcement, or were moved to them since. Null if it is
 * withdrawn and concerns nobody.
 */
async function announcementArticle(announced: Announcement, view: View): Promise<Content> {
  const { id, exception, undoneAt, announcedAt } = announced;
  const { store, today, query, pageUrl, copy, message, preview } = view;
  const text = copy.days.telling;
  const about = toAnnouncementKey(announced);
  const filter: InquiryFilter = {
    ...toRemainingDays(exception, today),
    receivedUntil: undoneAt ?? announcedAt,
    // Their original day may have been another one.
    includeCorrected: undoneAt === null,
    notToldAbout: about,
  };
  const isFurther = query['list'] === about && isReference(query['after']);
  const after = isFurther ? { after: query['after'] as Reference } : {};
  const [found, untoldCount, told] = await Promise.all([
    store.list(filter, { order: 'visit', limit: pageSize + 1, ...after }),
    store.count(filter),
    store.list({ from: today, toldAbout: about }, { order: 'visit' }),
  ]);
  if (undoneAt && untoldCount + told.length === 0) return null;
  const untold = found.slice(0, pageSize);
  const next =
    found.length > pageSize ? pageUrl({ list: about, after: untold.at(-1)?.reference }) : undefined;
  const undo = { act: 'undo', label: copy.days.undo };
  return html`<article class="day"><h3>${formatDays(exception, view)}</h3><p>${describeChange(exception, view)}</p>
${announcementSignature(announced, view)}
${
  untoldCount > 0
    ? html`<p>${formatMessage(text.untold, { count: untoldCount }, view.language)}</p>
${untoldForm(announced, untold, view)}
${pagesNav(next, isFurther ? pageUrl() : undefined, view)}`
    : html`<p>${told.length > 0 ? text.everyone : text.none}</p>`
}
${told.length > 0 && toldForm(announced, told, view)}
${
  !undoneAt &&
  postForm(
    pageUrl(),
    html`${hiddenField('id', id)}${preview?.of === id && preview.part}${signedButton(view, message, `undo-${id}-by`, undo)}`,
  )
}</article>\n`;
}

/** Restores the selection only after a refused form. After a success it would be a trap. */
function refusedSelection(act: string, about: string, view: View) {
  const { field, message } = view;
  const isRefused = message?.kind === 'fault' && field('act') === act && field('about') === about;
  return new Set<string>(isRefused ? readSelection(view).keys() : []);
}

function untoldForm(announced: Announcement, untold: readonly StoredInquiry[], view: View): Html {
  const { pageUrl, copy, now, facts, message } = view;
  const text = copy.days.telling;
  const about = toAnnouncementKey(announced);
  const withdrawn = announced.undoneAt ? announced.exception : undefined;
  const knew = ({ history }: StoredInquiry) =>
    withdrawn && history.some(each => each.announcementKey === String(announced.id));
  const cell = (stored: StoredInquiry) =>
    html`<a href="${toMailtoUrl(draftReply(stored, facts, now, withdrawn))}">${copy.inquiry.answer}</a>${knew(stored) && html` ${chip('visit', text.knew)}`}`;
  const selectedReferences = refusedSelection('told', about, view);
  const table = inquiryTable(untold, facts, view, {
    selectedReferences,
    last: { label: copy.columns.reply, cell },
  });
  const button = { act: 'told', label: text.tell, isMain: true };
  const signing = signedButton(view, message, `told-${about}-by`, button);
  return postForm(pageUrl(), [hiddenField('about', about), table, signing]);
}

function toldForm(announced: Announcement, told: readonly StoredInquiry[], view: View): Html {
  const { pageUrl, copy, now, officeLocale, facts, message } = view;
  const text = copy.days.telling;
  const about = toAnnouncementKey(announced);
  const cell = ({ history }: StoredInquiry) => {
    const entry = history.findLast(each => each.announcementKey === about);
    return entry && signature(entry.initials, shortTimeElement(entry.actedAt, now, officeLocale), view);
  };
  const selectedReferences = refusedSelection('untold', about, view);
  const last = { label: copy.inquiry.acts.told, cell };
  const table = inquiryTable(told, facts, view, { selectedReferences, last });
  const button = { act: 'untold', label: text.untell };
  const signing = signedButton(view, message, `untold-${about}-by`, button);
  return html`<details${selectedReferences.size > 0 && html` open`}><summary>${formatMessage(text.told, { count: told.length }, view.language)}</summary>${postForm(
    pageUrl(),
    [hiddenField('about', about), table, signing],
  )}</details>`;
}

export const undoToldForm = (
  about: string,
  told: readonly StoredInquiry[],
  { pageUrl, initials, copy }: DeskContext,
): Html =>
  html`<form method="post" action="${pageUrl()}">${hiddenField('about', about)}${hiddenField('by', initials)}${told.map(
    stored => hiddenField('chosen', selectionValue(stored)),
  )}<button name="act" value="untold" class="quiet">${copy.days.telling.undo}</button></form>`;

async function previewPart(
  { of, state, exception, days, inForce, isUnusual }: DaysPreview,
  view: View,
): Promise<Html> {
  const { store, today, copy, language, facts, message } = view;
  const filter = toRemainingDays(exception, today);
  const [inquiries, count] = await Promise.all([
    store.list(filter, { order: 'visit', limit: maxPreviewed }),
    store.count(filter),
  ]);
  const text = copy.days.preview;
  const isWithdrawal = typeof of === 'number';
  const others = isWithdrawal ? text.remains : text.inForce;
  const sure = `${of}-sure`;
  return html`<section>${hiddenField('state', state)}<p><b>${text.title}</b></p>${
    !isWithdrawal && html`<p>${describeException(exception, view)}</p>`
  }
<p>${formatMessage(text.effect, { days, count }, language)}${count > inquiries.length && html` ${formatMessage(text.first, { count: inquiries.length }, language)}`}</p>
${inForce.length > 0 ? html`<p>${others}</p>${exceptionList(inForce, view)}` : isWithdrawal && html`<p>${text.restored}</p>`}
${inquiries.length > 0 && inquiryTable(inquiries, facts, view)}
${
  isUnusual &&
  html`<p><label for="${sure}"><input type="checkbox" id="${sure}" name="sure" value="yes"${invalidAttributes(sure, message)}>${formatMessage(text.sure, { days, last: longDate(exception.to ?? exception.from, language) }, language)}</label>${errorText(sure, message)}</p>`
}</section>`;
}

function announceForm(kind: AnnouncementKind, view: View): Html {
  const { pageUrl, field: typed, siteWords, language, message, preview } = view;
  const shown = preview?.of === kind && preview.part;
  const text = view.copy.days;
  const isOpen = typed('kind') === kind;
  const own = (name: string) => (isOpen ? typed(name) : '');
  const field = (name: keyof typeof text.fields) =>
    ({ label: text.fields[name], id: `${kind}-${name}`, name, message }) as const;
  const day = (name: 'from' | 'to') => inputField(field(name), own(name), html`type="date"`);
  const time = (name: 'opens' | 'closes' | 'start') => inputField(field(name), own(name), html`type="time"`);
  const choice = (name: 'reason' | 'show', all: readonly (readonly [value: string, label: string])[]) =>
    selectField(field(name), options(all, own(name)));
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
${shown}
<p class="buttons"><button name="act" value="announce">${shown ? text.buttons[kind] : text.preview.button}</button>${shown && html` <a href="${pageUrl()}">${text.preview.cancel}</a>`}</p>`;
  return html`<details name="announce"${isOpen && html` open`}><summary>${text.kinds[kind]}</summary>
${postForm(pageUrl(), form, html` class="act wide" novalidate`)}</details>\n`;
}

const getTitle = (id: string, { attractions: { shows } }: DeskWords['siteWords']): string =>
  [...shows.cards, ...shows.talks].find(card => card.id === id)?.title ?? id;
