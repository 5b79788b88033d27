const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** RFC 5321 (4.5.4.1) recommends at least four to five days. */
const giveUpAfterMs = 5 * 24 * hourMs;

/** One minute, two, four … one hour, plus up to a quarter, so that mails that failed together are not all tried at once. */
export function getRetryDelayMs(attempts: number, random: () => number): number {
  return Math.min(getBaseDelayMs(attempts) * (1 + random() / 4), hourMs);
}

const getBaseDelayMs = (attempts: number) => Math.min(minuteMs * 2 ** (attempts - 1), hourMs);

/** Attempts are counted instead of time, so that no mail is given up because of downtime or a wrong clock. */
export const maxAttempts = (() => {
  let attempts = 1;
  for (let waitingMs = 0; waitingMs < giveUpAfterMs; attempts += 1) waitingMs += getBaseDelayMs(attempts);
  return attempts;
})();
