/** `/desk/days`: announcements of changed days, and who has been told of them. */

import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import type { Exception } from '../../../domain/exceptions.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { factsWith } from '../days/schedule.ts';
import { announcedKinds, daysWithdrawn, isUnusual, readAnnouncement } from './announcement.ts';
import type { DeskContext } from './context.ts';
import {
  announcedBy,
  type DaysPreview,
  daysPage,
  exceptionList,
  exceptionText,
  tellingKey,
  undoTelling,
} from './days-page.ts';
import { type FormMessage, fault, initialsFault } from './layout.ts';
import { recordedMessage, recordForSelected, selected } from './revision.ts';

export async function showDays(context: DeskContext) {
  const done = Object.entries(context.copy.days.done).find(([did]) => did === context.query['did']);
  return context.send(200, await daysPage(context, done && { kind: 'done', text: done[1] }));
}

export async function postDays(context: DeskContext) {
  const act = context.field('act');
  if (act === 'announce') return announce(context);
  if (act === 'undo') return withdraw(context);
  if (act === 'told' || act === 'untold') return tell(context, act);
  return context.send(400, await daysPage(context));
}

const refuse = async (context: DeskContext, message: FormMessage, preview?: DaysPreview) =>
  context.send(422, await daysPage(context, message, preview));

/** Shows what a form would change. If the form was about something else, nothing has been done. */
async function showPreview(context: DeskContext, preview: DaysPreview) {
  const text = context.copy.days;
  return context.field('state') === ''
    ? context.send(200, await daysPage(context, { kind: 'done', text: text.preview.notYet }, preview))
    : context.send(409, await daysPage(context, fault(text.faults.unchecked), preview));
}

function redirectDone(context: DeskContext, did: 'announced' | 'undone') {
  context.rememberInitials();
  return context.redirectHere(did);
}

/** What applies on days of an exception from today on: by the source, or announced. */
async function inForce({ store, today }: DeskContext, { from, to = from }: Exception): Promise<Exception[]> {
  const first = from > today ? from : today;
  const { exceptions } = factsWith(await store.announced(first));
  return exceptions.filter(each => each.from <= to && (each.to ?? each.from) >= first);
}

/** Previews an announcement, then records it if nobody has changed any days since the preview. */
async function announce(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, by, field, copy } = context;
  const kind = announcedKinds.find(name => name === field('kind'));
  if (!kind) return context.send(400, await daysPage(context));
  const revision = await store.daysRevision();
  const read = readAnnouncement(kind, context, factsWith(await store.announced(today)));
  if ('fault' in read) {
    if (!read.unneeded) return refuse(context, read.fault);
    const [newest] = await store.announcements(1);
    const isOwn = newest?.announcedBy === by && isDeepStrictEqual(newest.exception, read.unneeded);
    // A second click.
    if (isOwn && field('state') !== '') return redirectDone(context, 'announced');
    // Somebody else may have announced it.
    const details = exceptionList(await inForce(context, read.unneeded), context);
    return refuse(context, { ...read.fault, details });
  }
  const { exception, changedDays: days } = read;
  const preview: DaysPreview = {
    of: kind,
    state: JSON.stringify([exception, revision]),
    exception,
    days,
    inForce: await inForce(context, exception),
    isUnusual: isUnusual(exception, days, today),
  };
  if (field('state') !== preview.state) return showPreview(context, preview);
  if (preview.isUnusual && field('sure') === '')
    return refuse(context, fault(copy.days.faults.sure, `${kind}-sure`), preview);
  return (await store.announce(exception, now, by, revision))
    ? redirectDone(context, 'announced')
    : announce(context);
}

/** Previews a withdrawal, then records it if nobody has changed any days since the preview. */
async function withdraw(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, by, field, copy } = context;
  const id = Number(field('id'));
  const unsigned = initialsFault(context, `undo-${id}-by`);
  if (unsigned) return refuse(context, unsigned);
  const revision = await store.daysRevision();
  const all = await store.announcements();
  const announced = all.find(each => each.id === id);
  if (!announced || announced.undoneAt) {
    // A second click.
    if (announced?.undoneBy === by && field('state') !== '') return redirectDone(context, 'undone');
    const details = announced && announcedBy(announced, context);
    return refuse(context, { ...fault(copy.days.faults.undone), details });
  }
  const { exception } = announced;
  const others = await inForce(context, exception);
  const preview: DaysPreview = {
    of: id,
    state: JSON.stringify([id, revision]),
    exception,
    days: daysWithdrawn(announced, all, today),
    inForce: others.filter(each => !isDeepStrictEqual(each, exception)),
    isUnusual: false,
  };
  if (field('state') !== preview.state) return showPreview(context, preview);
  return (await store.undoAnnouncement(id, now, by, revision))
    ? redirectDone(context, 'undone')
    : withdraw(context);
}

/** Records that the selected visitors have been told, or takes that back. */
async function tell(context: DeskContext, kind: 'told' | 'untold') {
  const { store, field, copy } = context;
  const about = field('about');
  const announced = (await store.announcements()).find(each => tellingKey(each) === about);
  if (!announced) return refuse(context, fault(copy.days.faults.undone));
  const wrong =
    selected(context).size === 0
      ? fault(copy.list.noneChosen)
      : initialsFault(context, `${kind}-${about}-by`);
  if (wrong) return refuse(context, wrong);
  const line = exceptionText(announced.exception, context);
  const text = announced.undoneAt
    ? formatMessage(copy.days.telling.withdrawnLine, { change: line }, context.language)
    : line;
  const recorded = await recordForSelected(context, { kind, text, about, ifUnchanged: kind === 'untold' });
  const { done, changed } = recorded;
  const message = recordedMessage(
    formatMessage(copy.days.telling.done[kind], { count: done.length }, context.language),
    recorded,
    context,
  );
  if (kind === 'told' && done.length > 0) message.details = undoTelling(about, done, context);
  // Reloading the page changes nothing.
  return context.send(changed.length > 0 ? 409 : 200, await daysPage(context, message));
}
