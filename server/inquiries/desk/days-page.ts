import { exceptions, type ScheduleException } from '../../../domain/exceptions.ts';
import { formatClockTime, formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Html, html } from '../../site/html.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import type { Announcement } from '../store/store.ts';
import { type AnnouncementKind, announcementKinds, countRestoredDays, performances } from './announcement.ts';
import { announcementArticle, type DaysView, toRemainingDays } from './announcement-article.ts';
import {
  announcementSignature,
  describeException,
  exceptionList,
  getShowTitle,
} from './announcement-text.ts';
import type { DeskContext } from './context.ts';
import { inquiryTable } from './inquiry-table.ts';
import {
  actionButton,
  type DeskPage,
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
} from './layout.ts';

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
  const baseView: DaysView = {
    ...context,
    facts: withAnnouncements(announcedExceptions),
    message,
    preview: undefined,
  };
  const previewView = preview && { subject: preview.subject, html: await previewSection(preview, baseView) };
  const view: DaysView = { ...baseView, preview: previewView };
  const bySoonest = current.toSorted((a, b) => (a.exception.from < b.exception.from ? -1 : 1));
  const renderArticles = async (all: readonly Announcement[]) =>
    (await Promise.all(all.map(announcement => announcementArticle(announcement, view)))).filter(Boolean);
  const upcoming = await renderArticles(bySoonest.filter(({ withdrawnAt }) => !withdrawnAt));
  const withdrawn = await renderArticles(
    bySoonest.filter(
      announcement => announcement.withdrawnAt && countRestoredDays(announcement, current, today) > 0,
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

async function previewSection(
  { subject, state, exception, days, exceptionsInForce, isUnusual }: DaysPreview,
  view: DaysView,
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
  html`<p><label for="${sureId}"><input type="checkbox" id="${sureId}" name="sure" value="yes"${invalidAttributes(sureId, message)}>${formatMessage(text.sure, { days, last: formatLongDate(exception.to ?? exception.from, language) }, language)}</label>${errorText(sureId, message)}</p>`
}</section>`;
}

function announceForm(kind: AnnouncementKind, view: DaysView): Html {
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
      ? [[id, formatMessage(text.allOf, { show: getShowTitle(id, siteWords) }, language)] as const]
      : []),
    ...starts.map(
      start =>
        [`${id} ${start}`, `${getShowTitle(id, siteWords)}, ${formatClockTime(start, language)}`] as const,
    ),
  ]);
  const label = shownPreview ? text.buttons[kind] : text.preview.button;
  const form = html`${hiddenField('kind', kind)}
${day('from')}${day('to')}${kind === 'hours' && [time('opens'), time('closes')]}${
  (kind === 'cancelled' || kind === 'moved') && choice('show', shows)
}${kind === 'moved' && time('start')}${choice('reason', [['', text.chooseReason], ...Object.entries(siteWords.reasons)])}${initialsField(view, message, `${kind}-by`)}
${shownPreview}
<p class="buttons">${actionButton({ action: 'announce', label, isMain: true })}${shownPreview && html` <a href="${pageUrl()}">${text.preview.cancel}</a>`}</p>`;
  return html`<details name="announce"${isOpen && html` open`}><summary>${text.kinds[kind]}</summary>
${postForm(pageUrl(), form, html` class="action-form wide" novalidate`)}</details>\n`;
}
