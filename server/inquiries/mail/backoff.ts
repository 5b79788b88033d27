const minute = 60_000;
const hour = 60 * minute;

/** RFC 5321 (4.5.4.1) recommends at least four to five days. */
const giveUpAfter = 5 * 24 * hour;

/** Milliseconds: one minute, two, four … one hour, plus up to a quarter of jitter. */
export function retryDelayMs(attempts: number, random: () => number): number {
  return Math.min(withoutJitter(attempts) * (1 + random() / 4), hour);
}

const withoutJitter = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), hour);

/** Attempts are counted instead of time, so that neither downtime nor a wrong clock gives up a mail. */
export const maxAttempts = (() => {
  let attempts = 1;
  for (let waited = 0; waited < giveUpAfter; attempts += 1) waited += withoutJitter(attempts);
  return attempts;
})();
