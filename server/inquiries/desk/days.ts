/** `/desk/days` */

import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import type { Exception } from '../../../domain/exceptions.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { withAnnouncements } from '../days/schedule.ts';
import { announcementKinds, countRestoredDays, isUnusual, parseAnnouncement } from './announcement.ts';
import type { DeskContext } from './context.ts';
import {
  announcementSignature,
  type DaysPreview,
  daysPage,
  describeException,
  exceptionList,
  toAnnouncementKey,
  undoToldForm,
} from './days-page.ts';
import { checkInitials, type FormMessage, formError } from './layout.ts';
import { readSelection, recordForSelected, summarizeRecording } from './revision.ts';

export async function showDays(context: DeskContext) {
  const done = Object.entries(context.copy.days.done).find(([did]) => did === context.query['did']);
  return context.send(200, await daysPage(context, done && { kind: 'done', text: done[1] }));
}

export async function postDays(context: DeskContext) {
  const act = context.field('act');
  if (act === 'announce') return announce(context);
  if (act === 'undo') return withdraw(context);
  if (act === 'told' || act === 'untold') return recordTold(context, act);
  return context.send(400, await daysPage(context));
}

const refuse = async (context: DeskContext, message: FormMessage, preview?: DaysPreview) =>
  context.send(422, await daysPage(context, message, preview));

/** If the preview was of another state, nothing has been recorded. */
async function showPreview(context: DeskContext, preview: DaysPreview) {
  const text = context.copy.days;
  return context.field('state') === ''
    ? context.send(200, await daysPage(context, { kind: 'done', text: text.preview.notYet }, preview))
    : context.send(409, await daysPage(context, formError(text.faults.unchecked), preview));
}

function redirectDone(context: DeskContext, did: 'announced' | 'undone') {
  context.rememberInitials();
  return context.redirectHere(did);
}

/** From the source, or announced. */
async function findExceptionsInForce(
  { store, today }: DeskContext,
  { from, to = from }: Exception,
): Promise<Exception[]> {
  const first = from > today ? from : today;
  const { exceptions } = withAnnouncements(await store.listAnnouncedExceptions(first));
  return exceptions.filter(each => each.from <= to && (each.to ?? each.from) >= first);
}

/** Previews an announcement, then records it unless days have changed since the preview. */
async function announce(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, initials, field, copy } = context;
  const kind = announcementKinds.find(name => name === field('kind'));
  if (!kind) return context.send(400, await daysPage(context));
  const revision = await store.daysRevision();
  const read = parseAnnouncement(
    kind,
    context,
    withAnnouncements(await store.listAnnouncedExceptions(today)),
  );
  if ('fault' in read) {
    if (!read.unneeded) return refuse(context, read.fault);
    const [newest] = await store.listAnnouncements(1);
    const isOwn = newest?.announcedBy === initials && isDeepStrictEqual(newest.exception, read.unneeded);
    // A second click.
    if (isOwn && field('state') !== '') return redirectDone(context, 'announced');
    const details = exceptionList(await findExceptionsInForce(context, read.unneeded), context);
    return refuse(context, { ...read.fault, details });
  }
  const { exception, changedDays: days } = read;
  const preview: DaysPreview = {
    of: kind,
    state: JSON.stringify([exception, revision]),
    exception,
    days,
    inForce: await findExceptionsInForce(context, exception),
    isUnusual: isUnusual(exception, days, today),
  };
  if (field('state') !== preview.state) return showPreview(context, preview);
  if (preview.isUnusual && field('sure') === '')
    return refuse(context, formError(copy.days.faults.sure, `${kind}-sure`), preview);
  return (await store.announce(exception, now, initials, revision))
    ? redirectDone(context, 'announced')
    : announce(context);
}

/** Previews a withdrawal, then records it unless days have changed since the preview. */
async function withdraw(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, initials, field, copy } = context;
  const id = Number(field('id'));
  const unsigned = checkInitials(context, `undo-${id}-by`);
  if (unsigned) return refuse(context, unsigned);
  const revision = await store.daysRevision();
  const all = await store.listAnnouncements();
  const announced = all.find(each => each.id === id);
  if (!announced || announced.undoneAt) {
    // A second click.
    if (announced?.undoneBy === initials && field('state') !== '') return redirectDone(context, 'undone');
    const details = announced && announcementSignature(announced, context);
    return refuse(context, { ...formError(copy.days.faults.undone), details });
  }
  const { exception } = announced;
  const others = await findExceptionsInForce(context, exception);
  const preview: DaysPreview = {
    of: id,
    state: JSON.stringify([id, revision]),
    exception,
    days: countRestoredDays(announced, all, today),
    inForce: others.filter(each => !isDeepStrictEqual(each, exception)),
    isUnusual: false,
  };
  if (field('state') !== preview.state) return showPreview(context, preview);
  return (await store.withdrawAnnouncement(id, now, initials, revision))
    ? redirectDone(context, 'undone')
    : withdraw(context);
}

async function recordTold(context: DeskContext, kind: 'told' | 'untold') {
  const { store, field, copy } = context;
  const about = field('about');
  const announced = (await store.listAnnouncements()).find(each => toAnnouncementKey(each) === about);
  if (!announced) return refuse(context, formError(copy.days.faults.undone));
  const wrong =
    readSelection(context).size === 0
      ? formError(copy.list.noneChosen)
      : checkInitials(context, `${kind}-${about}-by`);
  if (wrong) return refuse(context, wrong);
  const line = describeException(announced.exception, context);
  const text = announced.undoneAt
    ? formatMessage(copy.days.telling.withdrawnLine, { change: line }, context.language)
    : line;
  const recorded = await recordForSelected(context, {
    kind,
    text,
    announcementKey: about,
    ifUnchanged: kind === 'untold',
  });
  const { done, changed } = recorded;
  const message = summarizeRecording(
    formatMessage(copy.days.telling.done[kind], { count: done.length }, context.language),
    recorded,
    context,
  );
  if (kind === 'told' && done.length > 0) message.details = undoToldForm(about, done, context);
  // Not a redirect: reloading the page changes nothing.
  return context.send(changed.length > 0 ? 409 : 200, await daysPage(context, message));
}
