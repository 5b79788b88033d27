/** The page `/desk/days`. */

import type { FastifyReply } from 'fastify';
import { exceptionKinds, isException } from '../../../domain/exceptions.ts';
import { daysPage } from './changed-days-page.ts';
import { type DeskContext, daysPath, readNumber } from './context.ts';
import { findAnnouncementError, readException } from './exception-form.ts';
import { checkInitials, formError, getDoneResult } from './form-fields.ts';

export const showDays = async (context: DeskContext) =>
  context.send(200, await daysPage(context, getDoneResult(context)));

export async function postDays(context: DeskContext): Promise<FastifyReply> {
  switch (context.getField('action')) {
    case 'announce':
      return announce(context);
    case 'withdraw':
      return withdraw(context);
    default:
      return context.send(400, await daysPage(context));
  }
}

const readRevision = ({ getField }: DeskContext) => readNumber(getField('revision'));

/** The clerk's text stays in its fields. */
const sendChanged = async (context: DeskContext) =>
  context.send(409, await daysPage(context, formError(context.words.days.errors.changed)));

async function announce(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, initials, getField } = context;
  const kind = exceptionKinds.find(name => name === getField('kind'));
  if (!kind) return context.send(400, await daysPage(context));
  const revision = readRevision(context);
  if (revision !== (await store.getAnnouncementRevision())) return sendChanged(context);
  const id = readNumber(getField('edit'));
  const others = (await store.listAnnouncements(today)).filter(announcement => announcement.id !== id);
  const exception = readException(kind, context);
  const error =
    findAnnouncementError(
      exception,
      others.map(announcement => announcement.exception),
      context,
    ) ?? checkInitials(context, `${kind}-initials`);
  if (error || !isException(exception)) return context.send(422, await daysPage(context, error));
  const signature = { actedAt: now, initials };
  const isStored = await (id < 0
    ? store.announce(exception, revision, signature)
    : store.editAnnouncement(id, exception, revision, signature));
  if (!isStored) return sendChanged(context);
  context.rememberInitials();
  return context.redirectDone(daysPath, 'announced');
}

async function withdraw(context: DeskContext): Promise<FastifyReply> {
  const { store, getField } = context;
  const id = readNumber(getField('id'));
  return (await store.withdrawAnnouncement(id, readRevision(context)))
    ? context.redirectDone(daysPath, 'withdrawn')
    : sendChanged(context);
}
