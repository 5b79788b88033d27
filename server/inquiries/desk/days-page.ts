import { type Exception, exceptions } from '../../../domain/exceptions.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule.ts';
import { clockTime, longDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { factsWith } from '../days/schedule.ts';
import { isReference } from '../store/reference.ts';
import type { AnnouncedDay, InquiryFilter, Reference, StoredInquiry } from '../store/store.ts';
import { type AnnouncedKind, announcedKinds, daysWithdrawn, performances } from './announcement.ts';
import type { DeskContext } from './context.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  chip,
  type DeskPage,
  type DeskWords,
  type FormMessage,
  faultAt,
  hiddenField,
  initials,
  inputField,
  invalid,
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
import { draftReply, mailtoOf } from './reply.ts';
import { choiceOf, selected } from './revision.ts';

/** Inquiries listed in a preview. */
const maxPreviewed = 50;

/** Announcements in the history. */
const maxHistory = 100;

/** What an announcement or a withdrawal would change. */
export interface DaysPreview {
  /** The form it belongs to: the kind of announcement, or the id of the one to withdraw. */
  of: AnnouncedKind | number;
  /** What the clerk confirms: it is sent back, and compared. */
  state: string;
  exception: Exception;
  /** How many days change. */
  days: number;
  /** What else applies on its days. */
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
    store.announcements(maxHistory),
    store.announcements(undefined, today),
    store.announced(today),
  ]);
  const unseen: View = { ...context, facts: factsWith(announced), message, preview: undefined };
  const part = preview && { of: preview.of, part: await previewPart(preview, unseen) };
  const view: View = { ...unseen, preview: part };
  const bySoonest = current.toSorted((a, b) => (a.exception.from < b.exception.from ? -1 : 1));
  const entries = async (all: readonly AnnouncedDay[]) =>
    (await Promise.all(all.map(each => entry(each, view)))).filter(Boolean);
  const upcoming = await entries(bySoonest.filter(({ undoneAt }) => !undoneAt));
  const withdrawn = await entries(
    bySoonest.filter(each => each.undoneAt && daysWithdrawn(each, current, today) > 0),
  );
  const ofSource = exceptions.filter(({ from, to = from }) => to >= today);
  const text = copy.days;
  return {
    title: text.title,
    main: html`<p><a href="${linkTo('list')}">${copy.inquiry.list}</a></p>
${messageLine(message)}
<h1>${text.title}</h1>
<p>${text.intro}</p>
${announcedKinds.map(kind => announceForm(kind, view))}
<section><h2>${text.upcoming}</h2>${upcoming.length > 0 ? upcoming : html`<p>${text.none}</p>`}</section>
${withdrawn.length > 0 && html`<section><h2>${text.telling.withdrawn}</h2>${withdrawn}</section>`}
${ofSource.length > 0 && html`<section><h2>${text.ofSource}</h2>${exceptionList(ofSource, context)}</section>`}
<section><h2>${text.history}</h2><ol class="history">${history.map(
      each => html`<li><p>${exceptionText(each.exception, context)}</p>${announcedBy(each, context)}</li>\n`,
    )}</ol></section>`,
  };
}

/** A request with what its page needs in many places. */
interface View extends DeskContext {
  facts: ScheduleFacts;
  message: FormMessage | undefined;
  /** The form that shows a preview, and the preview. */
  preview: { of: DaysPreview['of']; part: Html } | undefined;
}

/** `December 24, 2026 to December 26, 2026` */
function daysOf({ from, to }: Exception, { copy, language }: DeskWords): string {
  const date = (day: string) => longDate(day, language);
  return to ? formatMessage(copy.days.fromTo, { from: date(from), to: date(to) }, language) : date(from);
}

/** What an exception changes, in the words of the site. */
function changeOf(exception: Exception, { copy, siteWords, language }: DeskWords): string {
  if ('moved' in exception && exception.moved.at === exception.moved.to)
    return formatMessage(
      copy.days.atUsualTime,
      { show: titleOf(exception.moved.show, siteWords), time: clockTime(exception.moved.to, language) },
      language,
    );
  const facts = { ...scheduleFacts, exceptions: [exception] };
  const notices = siteWords.schedule.listNotices(exception.from, facts);
  return notices.flatMap(({ lines }) => lines).join('; ') || siteWords.reasons[exception.reason];
}

/** An announcement in one line: `December 24, 2026: Closed (bad weather)` */
export const exceptionText = (exception: Exception, desk: DeskWords): string =>
  `${daysOf(exception, desk)}: ${changeOf(exception, desk)}`;

export const exceptionList = (all: readonly Exception[], desk: DeskWords): Content =>
  all.length > 0 &&
  html`<ul class="history">${all.map(exception => html`<li>${exceptionText(exception, desk)}</li>\n`)}</ul>`;

/** `Announced by AM, November 20, 2026, 12:00 PM. Withdrawn by BN, …` */
export function announcedBy(announced: AnnouncedDay, desk: DeskWords): Html {
  const { undoneAt, undoneBy } = announced;
  const { copy, officeLocale } = desk;
  const signed = (by: string, at: Date) => signature(by, timeElement(at, officeLocale), desk);
  return html`<p class="help">${copy.days.announced} ${signed(announced.announcedBy, announced.announcedAt)}${
    undoneAt && html`. ${copy.days.undone} ${signed(undoneBy ?? '', undoneAt)}`
  }</p>`;
}

/** The key under which it is recorded that a visitor was told of an announcement or its withdrawal (`Act.about`): `7`, `7-withdrawn`. */
export const tellingKey = ({ id, undoneAt }: AnnouncedDay): string =>
  undoneAt ? `${id}-withdrawn` : `${id}`;

/** The days of an exception from today on. */
const remainingDays = ({ from, to = from }: Exception, today: string) =>
  ({ from: from > today ? from : today, to }) satisfies InquiryFilter;

/**
 * An announcement in force, or a withdrawn one, with the visitors to tell: everybody who asked for its days until then, or was moved to
 * them since. Null if it is withdrawn and concerns nobody.
 */
async function entry(announced: AnnouncedDay, view: View): Promise<Content> {
  const { id, exception, undoneAt, announcedAt } = announced;
  const { store, today, query, here, copy, message, preview } = view;
  const text = copy.days.telling;
  const about = tellingKey(announced);
  const filter: InquiryFilter = {
    ...remainingDays(exception, today),
    receivedUntil: undoneAt ?? announcedAt,
    // The day that they had asked for first was another one.
    orCorrected: undoneAt === null,
    untold: about,
  };
  const isFurther = query['list'] === about && isReference(query['after']);
  const after = isFurther ? { after: query['after'] as Reference } : {};
  const [found, untoldCount, told] = await Promise.all([
    store.list(filter, { order: 'visit', limit: pageSize + 1, ...after }),
    store.count(filter),
    store.list({ from: today, told: about }, { order: 'visit' }),
  ]);
  if (undoneAt && untoldCount + told.length === 0) return null;
  const untold = found.slice(0, pageSize);
  const next = found.length > pageSize ? here({ list: about, after: untold.at(-1)?.reference }) : undefined;
  const undo = { act: 'undo', label: copy.days.undo };
  return html`<article class="day"><h3>${daysOf(exception, view)}</h3><p>${changeOf(exception, view)}</p>
${announcedBy(announced, view)}
${
  untoldCount > 0
    ? html`<p>${formatMessage(text.untold, { count: untoldCount }, view.language)}</p>
${untoldForm(announced, untold, view)}
${pagesNav(next, isFurther ? here() : undefined, view)}`
    : html`<p>${told.length > 0 ? text.everyone : text.none}</p>`
}
${told.length > 0 && toldForm(announced, told, view)}
${
  !undoneAt &&
  postForm(
    here(),
    html`${hiddenField('id', id)}${preview?.of === id && preview.part}${signedButton(view, message, `undo-${id}-by`, undo)}`,
  )
}</article>\n`;
}

/** The ticks of a list whose form was refused. After a success, or in another list, they would be a trap. */
function refused(act: string, about: string, view: View) {
  const { field, message } = view;
  const isRefused = message?.kind === 'fault' && field('act') === act && field('about') === about;
  return new Set<string>(isRefused ? selected(view).keys() : []);
}

/** The visitors to tell, with a draft for each. */
function untoldForm(announced: AnnouncedDay, untold: readonly StoredInquiry[], view: View): Html {
  const { here, copy, now, facts, message } = view;
  const text = copy.days.telling;
  const about = tellingKey(announced);
  const withdrawn = announced.undoneAt ? announced.exception : undefined;
  const knew = ({ history }: StoredInquiry) =>
    withdrawn && history.some(each => each.about === String(announced.id));
  const cell = (stored: StoredInquiry) =>
    html`<a href="${mailtoOf(draftReply(stored, facts, now, withdrawn))}">${copy.inquiry.answer}</a>${knew(stored) && html` ${chip('visit', text.knew)}`}`;
  const chosen = refused('told', about, view);
  const table = inquiryTable(untold, facts, view, { chosen, last: { label: copy.columns.reply, cell } });
  const button = { act: 'told', label: text.tell, isMain: true };
  const signing = signedButton(view, message, `told-${about}-by`, button);
  return postForm(here(), [hiddenField('about', about), table, signing]);
}

/** Who has been told, by whom, with a way back. */
function toldForm(announced: AnnouncedDay, told: readonly StoredInquiry[], view: View): Html {
  const { here, copy, now, officeLocale, facts, message } = view;
  const text = copy.days.telling;
  const about = tellingKey(announced);
  const cell = ({ history }: StoredInquiry) => {
    const entry = history.findLast(each => each.about === about);
    return entry && signature(entry.by, shortTimeElement(entry.actedAt, now, officeLocale), view);
  };
  const chosen = refused('untold', about, view);
  const last = { label: copy.inquiry.acts.told, cell };
  const table = inquiryTable(told, facts, view, { chosen, last });
  const button = { act: 'untold', label: text.untell };
  const signing = signedButton(view, message, `untold-${about}-by`, button);
  return html`<details${chosen.size > 0 && html` open`}><summary>${formatMessage(text.told, { count: told.length }, view.language)}</summary>${postForm(
    here(),
    [hiddenField('about', about), table, signing],
  )}</details>`;
}

/** A button that takes back what has just been marked. */
export const undoTelling = (
  about: string,
  told: readonly StoredInquiry[],
  { here, by, copy }: DeskContext,
): Html =>
  html`<form method="post" action="${here()}">${hiddenField('about', about)}${hiddenField('by', by)}${told.map(
    stored => hiddenField('chosen', choiceOf(stored)),
  )}<button name="act" value="untold" class="quiet">${copy.days.telling.undo}</button></form>`;

/** What a form would change. */
async function previewPart(
  { of, state, exception, days, inForce, isUnusual }: DaysPreview,
  view: View,
): Promise<Html> {
  const { store, today, copy, language, facts, message } = view;
  const filter = remainingDays(exception, today);
  const [inquiries, count] = await Promise.all([
    store.list(filter, { order: 'visit', limit: maxPreviewed }),
    store.count(filter),
  ]);
  const text = copy.days.preview;
  const isWithdrawal = typeof of === 'number';
  const others = isWithdrawal ? text.remains : text.inForce;
  const sure = `${of}-sure`;
  return html`<section>${hiddenField('state', state)}<p><b>${text.title}</b></p>${
    !isWithdrawal && html`<p>${exceptionText(exception, view)}</p>`
  }
<p>${formatMessage(text.effect, { days, count }, language)}${count > inquiries.length && html` ${formatMessage(text.first, { count: inquiries.length }, language)}`}</p>
${inForce.length > 0 ? html`<p>${others}</p>${exceptionList(inForce, view)}` : isWithdrawal && html`<p>${text.restored}</p>`}
${inquiries.length > 0 && inquiryTable(inquiries, facts, view)}
${
  isUnusual &&
  html`<p><label for="${sure}"><input type="checkbox" id="${sure}" name="sure" value="yes"${invalid(sure, message)}>${formatMessage(text.sure, { days, last: longDate(exception.to ?? exception.from, language) }, language)}</label>${faultAt(sure, message)}</p>`
}</section>`;
}

function announceForm(kind: AnnouncedKind, view: View): Html {
  const { here, field: typed, siteWords, language, message, preview } = view;
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
      ? [[id, formatMessage(text.allOf, { show: titleOf(id, siteWords) }, language)] as const]
      : []),
    ...starts.map(
      start => [`${id} ${start}`, `${titleOf(id, siteWords)}, ${clockTime(start, language)}`] as const,
    ),
  ]);
  const form = html`${hiddenField('kind', kind)}
${day('from')}${day('to')}${kind === 'hours' && [time('opens'), time('closes')]}${
  (kind === 'cancelled' || kind === 'moved') && choice('show', shows)
}${kind === 'moved' && time('start')}${choice('reason', [['', text.chooseReason], ...Object.entries(siteWords.reasons)])}${initials(view, message, `${kind}-by`)}
${shown}
<p class="buttons"><button name="act" value="announce">${shown ? text.buttons[kind] : text.preview.button}</button>${shown && html` <a href="${here()}">${text.preview.cancel}</a>`}</p>`;
  return html`<details name="announce"${isOpen && html` open`}><summary>${text.kinds[kind]}</summary>
${postForm(here(), form, html` class="act wide" novalidate`)}</details>\n`;
}

/** The title of a show or talk. */
const titleOf = (id: string, { attractions: { shows } }: DeskWords['siteWords']): string =>
  [...shows.cards, ...shows.talks].find(card => card.id === id)?.title ?? id;
