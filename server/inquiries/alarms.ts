/** What needs a person's attention, by `/readyz` and the daily mail. */
import type { OutboxSummary } from './store/store.ts';

export interface Alarms {
  /** Why nothing is purged: most of all inquiries would be. Null while purges are done. */
  purgeRefused: { older: number; all: number } | null;
  /** When an inquiry was last refused because all visitors together sent too many. */
  overallLimitAt: Date | null;
}

export const noAlarms = (): Alarms => ({ purgeRefused: null, overallLimitAt: null });

export const hitOverallLimit = ({ overallLimitAt }: Alarms, now: Date, hours: number): boolean =>
  overallLimitAt !== null && now.getTime() - overallLimitAt.getTime() < hours * 3_600_000;

/** Mails that may be overdue without alarm: some mailboxes are full for days. */
const usualOverdue = 20;

export const isGrowing = ({ overdue }: Pick<OutboxSummary, 'overdue'>): boolean => overdue > usualOverdue;
