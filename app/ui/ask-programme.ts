import type { AnnouncedProgramme } from '../../content/announced-programme.ts';
import { programmePath } from '../../domain/announced.ts';

/** Least time between two requests, in milliseconds. */
const pause = 5 * 60_000;

let asked = Number.NEGATIVE_INFINITY;

/**
 * Asks the server what the ticket office has announced, unless it was asked a short while ago. Where there is no answer, what is known
 * holds, and nothing is said of it.
 *
 * Pages ask here from two programs, `inline/now.ts` and React: the second request is answered by the browser's cache.
 */
export async function askProgramme(told: (programme: AnnouncedProgramme) => void): Promise<void> {
  const now = Date.now();
  if (now - asked < pause || !navigator.onLine) return;
  asked = now;
  try {
    const answer = await fetch(programmePath, { priority: 'low' });
    const programme: AnnouncedProgramme = await answer.json();
    // What stands between the visitor and the park may answer anything.
    if (answer.ok && programme.days && Array.isArray(programme.programmes)) told(programme);
  } catch {}
}
