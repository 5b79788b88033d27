import { exceptionKinds, exceptions } from '../../../domain/exceptions.ts';
import { deskPath } from '../../../domain/inquiry-api.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { withAnnouncements } from '../announcements/read-schedule-facts.ts';
import type { Announcement, StoredInquiry } from '../store/records.ts';
import { type DeskContext, daysPath, readNumber } from './context.ts';
import { exceptionForm, firstDayOf, kindOf } from './exception-form.ts';
import { describeChange, formatDays } from './exception-text.ts';
import { actionButton, type FormResult, hiddenField, postForm, resultLine } from './form-fields.ts';
import { inquiryTable } from './inquiry-table.ts';
import { type DeskPage, shortTimeElement, signatureText } from './layout.ts';
import { suggestReply, toMailtoUrl } from './reply.ts';

/** Of the inquiries that are listed with an exception. */
const maxInquiries = 200;

export async function daysPage(context: DeskContext, result?: FormResult): Promise<DeskPage> {
  const { store, today, query, getField, words } = context;
  const { days } = words;
  // Read first: a form must not have a newer revision than the announcements that the clerk sees.
  const revision = await store.getAnnouncementRevision();
  const announcements = await store.listAnnouncements(today);
  const facts = withAnnouncements(announcements.map(({ exception }) => exception));
  const editedId = readNumber(getField('edit') || (query.get('edit') ?? ''));
  const edited = announcements.find(({ id }) => id === editedId);
  const kinds = edited ? [kindOf(edited.exception)] : exceptionKinds;
  const articles = announcements.map(announcement =>
    announcementArticle(announcement, revision, facts, context),
  );
  const sourceExceptions = exceptions.filter(({ from, to = from }) => to >= today);
  return {
    title: days.title,
    main: html`<p><a href="${deskPath}">${words.inquiry.list}</a></p>
${resultLine(result)}
<h1>${days.title}</h1>
<p>${days.intro}</p>
${kinds.map(kind => exceptionForm(kind, context, { revision, result, edited }))}
<section><h2>${days.upcoming}</h2>${announcements.length > 0 ? await Promise.all(articles) : html`<p>${days.none}</p>`}</section>
${
  sourceExceptions.length > 0 &&
  html`<section><h2>${days.ofSource}</h2><ul class="history">${sourceExceptions.map(
    exception => html`<li>${formatDays(exception, context)}: ${describeChange(exception, context)}</li>\n`,
  )}</ul></section>`
}`,
  };
}

async function announcementArticle(
  { id, exception, announcedAt, initials }: Announcement,
  revision: number,
  facts: ScheduleFacts,
  context: DeskContext,
): Promise<Html> {
  const { store, today, words, language } = context;
  const { days } = words;
  const filter = { from: firstDayOf(exception, today), to: exception.to ?? exception.from };
  const [inquiries, count] = await Promise.all([
    store.list(filter, { order: 'visit', limit: maxInquiries }),
    store.count(filter),
  ]);
  const buttons = html`${hiddenField('id', id)}${hiddenField('revision', revision)}<p class="buttons"><a class="button quiet" href="${daysPath}?edit=${id}">${days.edit}</a> ${actionButton({ action: 'withdraw', label: days.withdraw })}</p>`;
  return html`<article class="day"><h3>${formatDays(exception, context)}</h3><p>${describeChange(exception, context)}</p>
<p class="help">${days.announced} ${signatureText(initials, announcedAt, context)}</p>
${postForm(daysPath, buttons)}
<p>${formatMessage(days.inquiries, { count }, language)}${count > maxInquiries && ` ${formatMessage(days.first, { count: maxInquiries }, language)}`}</p>
${inquiries.length > 0 && replyTable(inquiries, facts, context)}</article>\n`;
}

/** Shows who has been answered since the announcement. */
function replyTable(
  inquiries: readonly StoredInquiry[],
  facts: ScheduleFacts,
  context: DeskContext,
): Content {
  const { now, words, officeLocale } = context;
  const answered = {
    name: 'answered',
    label: words.columns.answered,
    cell: ({ answeredAt }: StoredInquiry) => answeredAt && shortTimeElement(answeredAt, now, officeLocale),
  };
  const reply = {
    name: 'reply',
    label: words.columns.reply,
    cell: (record: StoredInquiry) =>
      html`<a href="${toMailtoUrl(suggestReply(record, facts, now))}">${words.inquiry.answer}</a>`,
  };
  return inquiryTable(inquiries, facts, context, { moreColumns: [answered, reply] });
}
