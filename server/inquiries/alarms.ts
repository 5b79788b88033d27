/** What a person has to look at, wherever it is told: `/readyz`, and the daily mail. */
import type { OutboxSummary } from './store/store.ts';

/** What this process knows, and the store does not. */
export interface Alarms {
  /** Why nothing is purged: most of all inquiries would be. Null while purges are done. */
  purgeRefused: { older: number; all: number } | null;
  /** When an inquiry was last refused because all visitors together sent too many: the form was closed to everybody. */
  overallLimitAt: Date | null;
}

export const noAlarms = (): Alarms => ({ purgeRefused: null, overallLimitAt: null });

/** Whether the limit for all was hit within so many hours. */
export const hitOverallLimit = ({ overallLimitAt }: Alarms, now: Date, hours: number): boolean =>
  overallLimitAt !== null && now.getTime() - overallLimitAt.getTime() < hours * 3_600_000;

/** So many mails may wait for longer than an hour: mailboxes that are full for days. */
const usualOverdue = 20;

/** Whether mails do not get out as they come in. */
export const isGrowing = ({ overdue }: Pick<OutboxSummary, 'overdue'>): boolean => overdue > usualOverdue;
