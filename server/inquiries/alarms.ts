/** What `/readyz` and the digest report to the owner. */
import type { OutboxSummary } from './store/store.ts';

export interface Alarms {
  purgeRefused: { older: number; all: number } | null;
  overallLimitAt: Date | null;
}

export const createAlarms = (): Alarms => ({ purgeRefused: null, overallLimitAt: null });

export const reachedOverallLimit = ({ overallLimitAt }: Alarms, now: Date, hours: number): boolean =>
  overallLimitAt !== null && now.getTime() - overallLimitAt.getTime() < hours * 3_600_000;

/** Some mailboxes are full for days, so a few overdue mails are normal. */
const maxOverdue = 20;

export const hasBacklog = ({ overdue }: Pick<OutboxSummary, 'overdue'>): boolean => overdue > maxOverdue;
