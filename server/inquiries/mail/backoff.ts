const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds that a mail is tried: five days, the least that RFC 5321 (4.5.4.1) asks for. */
const giveUpAfter = 5 * 24 * hour;

/**
 * Milliseconds to wait after the `attempts`-th try has failed: a minute, two, four … an hour. Up to a quarter is added,
 * so that mails which failed together do not all come back together; `random` gives a number from 0 to 1.
 */
export function retryDelay(attempts: number, random: () => number): number {
  return Math.min(steady(attempts) * (1 + random() / 4), hour);
}

const steady = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), hour);

/**
 * Number of tries in five days. Tries are counted, not time: a mail that waited while the server was off, or before a mail server
 * was set, keeps all its tries, and a wrong clock ends no mail.
 */
export const mostAttempts = (() => {
  let attempts = 1;
  for (let waited = 0; waited < giveUpAfter; attempts += 1) waited += steady(attempts);
  return attempts;
})();
