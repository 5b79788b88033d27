/** The page `/desk/days`. */

import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import { exceptionKinds, type ScheduleException } from '../../../domain/exceptions.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import { countRestoredDays, isUnusual, parseAnnouncement } from './announcement.ts';
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
  const message = Object.entries(context.words.days.done).find(([event]) => event === context.query['did']);
  return context.send(200, await daysPage(context, message && { kind: 'done', text: message[1] }));
}

export async function postDays(context: DeskContext) {
  const action = context.getField(fieldNames.action);
  if (action === 'announce') return announce(context);
  if (action === withdrawAction) return withdraw(context);
  if (action === 'told' || action === 'untold') return recordTold(context, action);
  return context.send(400, await daysPage(context));
}

const refuse = async (context: DeskContext, message: FormMessage, preview?: DaysPreview) =>
  context.send(422, await daysPage(context, message, preview));

async function showPreview(context: DeskContext, preview: DaysPreview) {
  const { preview: previewWords, errors } = context.words.days;
  return context.getField('state') === ''
    ? context.send(200, await daysPage(context, { kind: 'done', text: previewWords.notYet }, preview))
    : context.send(409, await daysPage(context, formError(errors.unchecked), preview));
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
  const { store, today, now, initials, getField, words } = context;
  const kind = exceptionKinds.find(name => name === getField('kind'));
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
    if (isOwn && getField('state') !== '') return redirectDone(context, 'announced');
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
  if (getField('state') !== preview.state) return showPreview(context, preview);
  if (preview.isUnusual && getField('sure') === '')
    return refuse(context, formError(words.days.errors.sure, `${kind}-sure`), preview);
  return (await store.announce(exception, now, initials, revision))
    ? redirectDone(context, 'announced')
    : announce(context);
}

/** Records a withdrawal only if no days have changed since its preview. */
async function withdraw(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, initials, getField, words } = context;
  const id = Number(getField('id'));
  const initialsError = checkInitials(context, `withdraw-${id}-by`);
  if (initialsError) return refuse(context, initialsError);
  const revision = await store.getAnnouncementRevision();
  const announcements = await store.listAnnouncements();
  const announcement = announcements.find(other => other.id === id);
  if (!announcement || announcement.withdrawnAt) {
    // After a second click, the announcement is withdrawn already.
    if (announcement?.withdrawnBy === initials && getField('state') !== '')
      return redirectDone(context, 'withdrawn');
    const details = announcement && announcementSignature(announcement, context);
    return refuse(context, { ...formError(words.days.errors.withdrawn), details });
  }
  const { exception } = announcement;
  const others = await findExceptionsInForce(context, exception);
  const preview: DaysPreview = {
    subject: id,
    state: JSON.stringify([id, revision]),
    exception,
    days: countRestoredDays(announcement, announcements, today),
    exceptionsInForce: others.filter(other => !isDeepStrictEqual(other, exception)),
    isUnusual: false,
  };
  if (getField('state') !== preview.state) return showPreview(context, preview);
  return (await store.withdrawAnnouncement(id, now, initials, revision))
    ? redirectDone(context, 'withdrawn')
    : withdraw(context);
}

async function recordTold(context: DeskContext, kind: 'told' | 'untold') {
  const { store, getField, words } = context;
  const announcementKey = getField(fieldNames.announcementKey);
  const announcement = (await store.listAnnouncements()).find(
    other => toAnnouncementKey(other) === announcementKey,
  );
  if (!announcement) return refuse(context, formError(words.days.errors.withdrawn));
  const error =
    readSelection(context).size === 0
      ? formError(words.list.noneChosen)
      : checkInitials(context, `${kind}-${announcementKey}-by`);
  if (error) return refuse(context, error);
  const line = describeException(announcement.exception, context);
  const text = announcement.withdrawnAt
    ? formatMessage(words.days.telling.withdrawnLine, { change: line }, context.language)
    : line;
  const recording = await recordForSelected(context, {
    kind,
    text,
    announcementKey,
    onlyIfUnchanged: kind === 'untold',
  });
  context.rememberInitials();
  const { recordedInquiries, conflicts } = recording;
  const summary = summarizeRecording(
    formatMessage(words.days.telling.done[kind], { count: recordedInquiries.length }, context.language),
    recording,
    context,
  );
  const canUndo = kind === 'told' && recordedInquiries.length > 0;
  const message = canUndo
    ? { ...summary, details: undoToldForm(announcementKey, recordedInquiries, context) }
    : summary;
  // The answer is the page itself instead of a redirect to it. If the page is reloaded, the repeated post changes nothing.
  return context.send(conflicts.length > 0 ? 409 : 200, await daysPage(context, message));
}
