const minuteMs = 60_000;

/** One minute, two, four … one hour. */
export const getRetryDelayMs = (attempts: number): number => minuteMs * Math.min(2 ** (attempts - 1), 60);

/**
 * Five days (RFC 5321, 4.5.4.1): six attempts in the first hour, then one an hour. Attempts are counted instead of time, so that no mail is
 * given up because of downtime.
 */
export const maxAttempts = 6 + 5 * 24;
