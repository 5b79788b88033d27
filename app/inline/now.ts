/**
 * Says what the park is doing right now: open or closed, until or from when, and the next show, by the park's clock. Inlined at the end
 * of each page; it works without React, and writes into the elements of `ui/now.tsx` each minute. The programme of the days to come is
 * JSON in the page; a live site also asks for what has been announced since. The build replaces `__TIME_ZONE__` and `__LIVE__`.
 */
import type { AnnouncedProgramme } from '../../content/announced-programme.ts';
import { programmePath } from '../../domain/announced.ts';
import { clockIn, type TimeZone } from '../../domain/day.ts';
import { type NowNames, withAnnounced } from './announced-days.ts';
import { type NowData, stateAt } from './park-state.ts';

declare const __TIME_ZONE__: TimeZone;
declare const __LIVE__: boolean;

const minute = 60_000;
const built: NowData & NowNames = JSON.parse(document.getElementById('now')?.textContent ?? '');
let known: NowData = built;
let clock: ReturnType<typeof clockIn> | undefined;
let timer = 0;
let today = '';
let lastAsked = Number.NEGATIVE_INFINITY;

function update() {
  clearTimeout(timer);
  if (document.hidden) return;
  timer = window.setTimeout(update, minute - (Date.now() % minute));
  if (__LIVE__) askProgramme();
  say();
}

function say() {
  const places = document.querySelectorAll<HTMLElement>('[data-now]');
  if (places.length === 0) return;
  // Making a clock takes a phone a tenth of a second.
  clock ??= clockIn(__TIME_ZONE__);
  const { day, time } = clock(new Date());
  const [hour = 0, minutesPast = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minutesPast;
  const { said, open, shows } = stateAt(known, day, minutes);
  // The early script hides what ended yesterday.
  if (day !== today) dispatchEvent(new Event('day'));
  today = day;
  for (const place of places) {
    const { now = '', ends } = place.dataset;
    // Over is what has ended, and what does not take place today.
    if (ends)
      place.toggleAttribute(
        'data-over',
        minutes >= Number(ends) || (shows?.every(([, [end]]) => end !== Number(ends)) ?? false),
      );
    else if (Number(now)) place.style.setProperty('--at', open ? String(minutes - Number(now)) : '');
    else if (place.textContent !== said) place.textContent = said;
  }
}

/** Asks what the ticket office has announced, every five minutes at most; without an answer nothing changes. */
async function askProgramme() {
  if (Date.now() - lastAsked < 5 * minute || !navigator.onLine) return;
  lastAsked = Date.now();
  try {
    const answer = await fetch(programmePath, { priority: 'low' });
    const programme: AnnouncedProgramme = await answer.json();
    // A proxy or a hotel's log-in page may answer anything.
    if (!answer.ok || !programme.days || !Array.isArray(programme.programmes)) return;
    const announced = programme.programmes.length > 0 ? programme : undefined;
    if (JSON.stringify(announced) === JSON.stringify(window.__announced)) return;
    window.__announced = announced;
    known = withAnnounced(built, programme);
    say();
    dispatchEvent(new Event('announced'));
  } catch {}
}

const start = () => ('requestIdleCallback' in window ? requestIdleCallback(update) : setTimeout(update, 1));
addEventListener('load', start);
// On a stalled line the load event may be long in coming.
setTimeout(start, 3000);
addEventListener('now', start);
addEventListener('pageshow', event => event.persisted && update());
document.addEventListener('visibilitychange', update);
