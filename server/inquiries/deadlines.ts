import { commitments } from '../../domain/commitments.ts';

const hourMs = 3_600_000;

export const answerDeadline = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + commitments.replyHours * hourMs);

/** Open inquiries received earlier are overdue. */
export const overdueCutoff = (now: Date): Date => new Date(now.getTime() - commitments.replyHours * hourMs);

/** Inquiries with an earlier last contact are deleted. */
export function purgeCutoff(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - commitments.retention.inquiryYears);
  return before;
}

/** Inquiries marked as spam earlier are deleted. */
export const spamPurgeCutoff = (now: Date): Date =>
  new Date(now.getTime() - commitments.retention.spamDays * 24 * hourMs);
