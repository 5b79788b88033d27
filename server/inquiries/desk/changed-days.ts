/** The page `/desk/days`. */

import type { FastifyReply } from 'fastify';
import { exceptionKinds, isException } from '../../../domain/exceptions.ts';
import { daysPage, findEdited } from './changed-days-page.ts';
import { type DeskContext, daysPath, readNumber } from './context.ts';
import { findAnnouncementError, readException } from './exception-form.ts';
import { checkInitials, getDoneResult } from './form-fields.ts';

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

async function announce(context: DeskContext): Promise<FastifyReply> {
  const { store, today, now, initials, getField } = context;
  const kind = exceptionKinds.find(name => name === getField('kind'));
  if (!kind) return context.send(400, await daysPage(context));
  const announcements = await store.listAnnouncements(today);
  const edited = findEdited(announcements, context);
  const others = announcements.filter(announcement => announcement !== edited);
  const exception = readException(kind, context);
  const error =
    findAnnouncementError(
      exception,
      others.map(announcement => announcement.exception),
      context,
    ) ?? checkInitials(context, `${kind}-initials`);
  if (error || !isException(exception)) return context.send(422, await daysPage(context, error));
  const signature = { actedAt: now, initials };
  await (edited
    ? store.editAnnouncement(edited.id, exception, signature)
    : store.announce(exception, signature));
  context.rememberInitials();
  return context.redirectDone(daysPath, 'announced');
}

async function withdraw(context: DeskContext): Promise<FastifyReply> {
  await context.store.withdrawAnnouncement(readNumber(context.getField('id')));
  return context.redirectDone(daysPath, 'withdrawn');
}
