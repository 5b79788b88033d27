import { maxRetryDelayMs } from '../store/records.ts';

const minuteMs = 60_000;

/** One minute, two, four … one hour, plus up to a quarter, so that mails that failed together are not all tried at once. */
export function getRetryDelayMs(attempts: number, random: () => number): number {
  return Math.min(minuteMs * 2 ** (attempts - 1) * (1 + random() / 4), maxRetryDelayMs);
}

/**
 * Five days (RFC 5321, 4.5.4.1): six attempts in the first hour, then one an hour. Attempts are counted instead of time, so that no mail is
 * given up because of downtime or a wrong clock.
 */
export const maxAttempts = 6 + 5 * 24;
