const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds: five days, the minimum of RFC 5321 (4.5.4.1). */
const giveUpAfter = 5 * 24 * hour;

/** Milliseconds to wait after the `attempts`-th try: a minute, two, four … an hour, and up to a quarter more to spread tries. */
export function retryDelay(attempts: number, random: () => number): number {
  return Math.min(steady(attempts) * (1 + random() / 4), hour);
}

const steady = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), hour);

/** Number of tries in five days. Counting tries instead of time, neither a server that was off nor a wrong clock ends a mail. */
export const mostAttempts = (() => {
  let attempts = 1;
  for (let waited = 0; waited < giveUpAfter; attempts += 1) waited += steady(attempts);
  return attempts;
})();
