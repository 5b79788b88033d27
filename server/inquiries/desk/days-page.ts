import {
  type ExceptionKind,
  exceptionKinds,
  exceptions,
  type ScheduleException,
} from '../../../domain/exceptions.ts';
import { formatClockTime, formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import type { Announcement } from '../store/records.ts';
import { countRestoredDays, showStarts } from './announcement.ts';
import { announcementArticle, type DaysPageContext, toRemainingDays } from './announcement-article.ts';
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
  subject: ExceptionKind | number;
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
  const { store, today, words, linkTo } = context;
  const [history, current, announcedExceptions] = await Promise.all([
    store.listAnnouncements(maxHistory),
    store.listAnnouncements(undefined, today),
    store.listAnnouncedExceptions(today),
  ]);
  const facts = withAnnouncements(announcedExceptions);
  const shownPreview = preview && {
    subject: preview.subject,
    html: await previewSection(preview, { ...context, facts, message }),
  };
  const pageContext: DaysPageContext = { ...context, facts, message, preview: shownPreview };
  const bySoonest = current.toSorted((a, b) => (a.exception.from < b.exception.from ? -1 : 1));
  const renderArticles = async (announcements: readonly Announcement[]) =>
    (
      await Promise.all(announcements.map(announcement => announcementArticle(announcement, pageContext)))
    ).filter(Boolean);
  const upcoming = await renderArticles(bySoonest.filter(({ withdrawnAt }) => !withdrawnAt));
  const withdrawn = await renderArticles(
    bySoonest.filter(
      announcement => announcement.withdrawnAt && countRestoredDays(announcement, current, today) > 0,
    ),
  );
  const sourceExceptions = exceptions.filter(({ from, to = from }) => to >= today);
  const { days } = words;
  return {
    title: days.title,
    main: html`<p><a href="${linkTo('list')}">${words.inquiry.list}</a></p>
${messageLine(message)}
<h1>${days.title}</h1>
<p>${days.intro}</p>
${exceptionKinds.map(kind => announceForm(kind, pageContext))}
<section><h2>${days.upcoming}</h2>${upcoming.length > 0 ? upcoming : html`<p>${days.none}</p>`}</section>
${withdrawn.length > 0 && html`<section><h2>${days.telling.withdrawn}</h2>${withdrawn}</section>`}
${sourceExceptions.length > 0 && html`<section><h2>${days.ofSource}</h2>${exceptionList(sourceExceptions, context)}</section>`}
<section><h2>${days.history}</h2><ol class="history">${history.map(
      announcement =>
        html`<li><p>${describeException(announcement.exception, context)}</p>${announcementSignature(announcement, context)}</li>\n`,
    )}</ol></section>`,
  };
}

async function previewSection(
  { subject, state, exception, days, exceptionsInForce, isUnusual }: DaysPreview,
  pageContext: DaysPageContext,
): Promise<Html> {
  const { store, today, words, language, facts, message } = pageContext;
  const filter = toRemainingDays(exception, today);
  const [inquiries, count] = await Promise.all([
    store.list(filter, { order: 'visit', limit: maxPreviewed }),
    store.count(filter),
  ]);
  const { preview } = words.days;
  const isWithdrawal = typeof subject === 'number';
  const exceptionsLead = isWithdrawal ? preview.remains : preview.inForce;
  const sureId = `${subject}-sure`;
  return html`<section>${hiddenField('state', state)}<p><b>${preview.title}</b></p>${
    !isWithdrawal && html`<p>${describeException(exception, pageContext)}</p>`
  }
<p>${formatMessage(preview.effect, { days, count }, language)}${count > inquiries.length && html` ${formatMessage(preview.first, { count: inquiries.length }, language)}`}</p>
${exceptionsInForce.length > 0 ? html`<p>${exceptionsLead}</p>${exceptionList(exceptionsInForce, pageContext)}` : isWithdrawal && html`<p>${preview.restored}</p>`}
${inquiries.length > 0 && inquiryTable(inquiries, facts, pageContext)}
${
  isUnusual &&
  html`<p><label for="${sureId}"><input type="checkbox" id="${sureId}" name="sure" value="yes"${invalidAttributes(sureId, message)}>${formatMessage(preview.sure, { days, last: formatLongDate(exception.to ?? exception.from, language) }, language)}</label>${errorText(sureId, message)}</p>`
}</section>`;
}

function announceForm(kind: ExceptionKind, pageContext: DaysPageContext): Html {
  const { pageUrl, getField, words, message, preview } = pageContext;
  const { days } = words;
  const isOpen = getField('kind') === kind;
  const shownPreview = preview?.subject === kind && preview.html;
  const label = shownPreview ? days.buttons[kind] : days.preview.button;
  const form = html`${hiddenField('kind', kind)}
${announcementFields(kind, isOpen, pageContext)}${initialsField(pageContext, message, `${kind}-by`)}
${shownPreview}
<p class="buttons">${actionButton({ action: 'announce', label, isMain: true })}${shownPreview && html` <a href="${pageUrl()}">${days.preview.cancel}</a>`}</p>`;
  return html`<details name="announce"${isOpen && html` open`}><summary>${days.kinds[kind]}</summary>
${postForm(pageUrl(), form, html` class="action-form wide" novalidate`)}</details>\n`;
}

/** The fields have the posted values if `isOpen`, otherwise none. */
function announcementFields(kind: ExceptionKind, isOpen: boolean, pageContext: DaysPageContext): Content {
  const { getField, words, siteWords, message } = pageContext;
  const { days } = words;
  const getValue = (name: string) => (isOpen ? getField(name) : '');
  const field = (name: keyof typeof days.fields) =>
    ({ label: days.fields[name], id: `${kind}-${name}`, name, message }) as const;
  const day = (name: 'from' | 'to') => inputField(field(name), getValue(name), html`type="date"`);
  const time = (name: 'opens' | 'closes' | 'start') =>
    inputField(field(name), getValue(name), html`type="time"`);
  const choice = (name: 'reason' | 'show', choices: readonly Choice[]) =>
    selectField(field(name), options(choices, getValue(name)));
  return [
    day('from'),
    day('to'),
    kind === 'hours' && [time('opens'), time('closes')],
    (kind === 'cancelled' || kind === 'moved') && choice('show', listShowChoices(kind, pageContext)),
    kind === 'moved' && time('start'),
    choice('reason', [['', days.chooseReason], ...Object.entries(siteWords.reasons)]),
  ];
}

type Choice = readonly [value: string, label: string];

/** All performances can be canceled at once, but each is moved alone. */
const listShowChoices = (
  kind: 'cancelled' | 'moved',
  { words, siteWords, language }: DaysPageContext,
): Choice[] =>
  showStarts.flatMap(({ id, starts }) => {
    const show = getShowTitle(id, siteWords);
    const all: Choice = [id, formatMessage(words.days.allOf, { show }, language)];
    const single = starts.map(
      (start): Choice => [`${id} ${start}`, `${show}, ${formatClockTime(start, language)}`],
    );
    return kind === 'cancelled' ? [all, ...single] : single;
  });
