/** The page `/desk/days`. */

import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import { announcementKinds, countRestoredDays, isUnusual, parseAnnouncement } from './announcement.ts';
import { undoToldForm } from './announcement-article.ts';
import {
  announcementSignature,
  describeException,
  exceptionList,
  toAnnouncementKey,
} from './announcement-text.ts';
import type { DeskContext } from './context.ts';
import { type DaysPreview, daysPage } from './days-page.ts';
import { fieldNames, withdrawAction } from './field-names.ts';
import { checkInitials, type FormMessage, formError } from './layout.ts';
import { readSelection, recordForSelected, summarizeRecording } from './revision.ts';

export async function showDays(context: DeskContext) {
  const message = Object.entries(context.copy.days.done).find(([event]) => event === context.query['did']);
  return context.send(200, await daysPage(context, message && { kind: 'done', text: message[1] }));
}

export async function postDays(context: DeskContext) {
  const action = context.field(fieldNames.action);
  if (action === 'announce') return announce(context);
  if (action === withdrawAction) return withdraw(context);
  if (action === 'told' || action === 'untold') return recordTold(context, action);
  return context.send(400, await daysPage(context));
}

const refuse = async (context: DeskContext, message: FormMessage, preview?: DaysPreview) =>
  context.send(422, await daysPage(context, message, preview));

async function showPreview(context: DeskContext, preview: DaysPreview) {
  const text = context.copy.days;
  return context.field('state') === ''
    ? context.send(200, await daysPage(context, { kind: 'done', text: text.preview.notYet }, preview))
    : context.send(409, await daysPage(context, formError(text.errors.unchecked), preview));
}

function redirectDone(context: DeskContext, event: 'announced' | 'withdrawn') {
  context.rememberInitials();
  return context.redirectHere(event);
}

async function findExceptionsInForce(
  { store, today }: DeskContext,
  { from, to = from }: ScheduleException,
): Promise<ScheduleException[]> {
  const firstDay = from > today ? from : today;
  const { exceptions } = withAnnouncements(await store.listAnnouncedExceptions(firstDay));
  return exceptions.filter(exception => exception.from <= to && (exception.to ?? exception.from) >= firstDay);
}

/** Records an announcement only if no days have changed since its preview. */
async function announce(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, initials, field, copy } = context;
  const kind = announcementKinds.find(name => name === field('kind'));
  if (!kind) return context.send(400, await daysPage(context));
  const revision = await store.getAnnouncementRevision();
  const result = parseAnnouncement(
    kind,
    context,
    withAnnouncements(await store.listAnnouncedExceptions(today)),
  );
  if ('error' in result) {
    if (!result.unneeded) return refuse(context, result.error);
    const [newestAnnouncement] = await store.listAnnouncements(1);
    const isOwn =
      newestAnnouncement?.announcedBy === initials &&
      isDeepStrictEqual(newestAnnouncement.exception, result.unneeded);
    // After a second click, the announcement is there already.
    if (isOwn && field('state') !== '') return redirectDone(context, 'announced');
    const details = exceptionList(await findExceptionsInForce(context, result.unneeded), context);
    return refuse(context, { ...result.error, details });
  }
  const { exception, changedDays: days } = result;
  const preview: DaysPreview = {
    subject: kind,
    state: JSON.stringify([exception, revision]),
    exception,
    days,
    exceptionsInForce: await findExceptionsInForce(context, exception),
    isUnusual: isUnusual(exception, days, today),
  };
  if (field('state') !== preview.state) return showPreview(context, preview);
  if (preview.isUnusual && field('sure') === '')
    return refuse(context, formError(copy.days.errors.sure, `${kind}-sure`), preview);
  return (await store.announce(exception, now, initials, revision))
    ? redirectDone(context, 'announced')
    : announce(context);
}

/** Records a withdrawal only if no days have changed since its preview. */
async function withdraw(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, initials, field, copy } = context;
  const id = Number(field('id'));
  const initialsError = checkInitials(context, `withdraw-${id}-by`);
  if (initialsError) return refuse(context, initialsError);
  const revision = await store.getAnnouncementRevision();
  const all = await store.listAnnouncements();
  const announcement = all.find(other => other.id === id);
  if (!announcement || announcement.withdrawnAt) {
    // After a second click, the announcement is withdrawn already.
    if (announcement?.withdrawnBy === initials && field('state') !== '')
      return redirectDone(context, 'withdrawn');
    const details = announcement && announcementSignature(announcement, context);
    return refuse(context, { ...formError(copy.days.errors.withdrawn), details });
  }
  const { exception } = announcement;
  const others = await findExceptionsInForce(context, exception);
  const preview: DaysPreview = {
    subject: id,
    state: JSON.stringify([id, revision]),
    exception,
    days: countRestoredDays(announcement, all, today),
    exceptionsInForce: others.filter(other => !isDeepStrictEqual(other, exception)),
    isUnusual: false,
  };
  if (field('state') !== preview.state) return showPreview(context, preview);
  return (await store.withdrawAnnouncement(id, now, initials, revision))
    ? redirectDone(context, 'withdrawn')
    : withdraw(context);
}

async function recordTold(context: DeskContext, kind: 'told' | 'untold') {
  const { store, field, copy } = context;
  const announcementKey = field(fieldNames.announcementKey);
  const announcement = (await store.listAnnouncements()).find(
    other => toAnnouncementKey(other) === announcementKey,
  );
  if (!announcement) return refuse(context, formError(copy.days.errors.withdrawn));
  const error =
    readSelection(context).size === 0
      ? formError(copy.list.noneChosen)
      : checkInitials(context, `${kind}-${announcementKey}-by`);
  if (error) return refuse(context, error);
  const line = describeException(announcement.exception, context);
  const text = announcement.withdrawnAt
    ? formatMessage(copy.days.telling.withdrawnLine, { change: line }, context.language)
    : line;
  const recording = await recordForSelected(context, {
    kind,
    text,
    announcementKey,
    ifUnchanged: kind === 'untold',
  });
  const { recordedInquiries, conflicts } = recording;
  const message = summarizeRecording(
    formatMessage(copy.days.telling.done[kind], { count: recordedInquiries.length }, context.language),
    recording,
    context,
  );
  if (kind === 'told' && recordedInquiries.length > 0)
    message.details = undoToldForm(announcementKey, recordedInquiries, context);
  // Answers with the page instead of a redirect. Reloading it posts again, which changes nothing.
  return context.send(conflicts.length > 0 ? 409 : 200, await daysPage(context, message));
}
