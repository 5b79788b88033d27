/**
 * Says what the park is doing at this moment: open or closed, until when or from when, and the next show. Small, inlined by the build
 * at the end of each page, without React: it writes into the elements that the page has for it (`ui/now.tsx`), each minute and when
 * the page comes back. By the park's clock, wherever the visitor is.
 *
 * The programme of the days to come stands in the page as JSON; what was announced since is asked for where the site is live. The build
 * replaces `__TIME_ZONE__` and `__LIVE__`.
 */
import { clockIn, type TimeZone } from '../../domain/day.ts';
import { askProgramme } from '../ui/ask-programme.ts';
import { type NowNames, withAnnounced } from './announced-days.ts';
import { type NowData, stateAt } from './park-state.ts';

declare const __TIME_ZONE__: TimeZone;
declare const __LIVE__: boolean;

const built: NowData & NowNames = JSON.parse(document.getElementById('now')?.textContent ?? '');
let known: NowData = built;

/** Longest wait for the page to have loaded, in milliseconds. */
const longestWait = 3000;

let clock: ReturnType<typeof clockIn> | undefined;
let timer = 0;
let today = '';
const say = () => {
  clearTimeout(timer);
  const places = document.querySelectorAll<HTMLElement>('[data-now]');
  if (places.length === 0 || document.hidden) return;
  // To make a clock takes a phone a tenth of a second: nothing waits for it here.
  clock ??= clockIn(__TIME_ZONE__);
  const at = Date.now();
  const { day, time } = clock(new Date(at));
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  const { said, open, shows } = stateAt(known, day, minutes);
  // What is over with a day is the early script's to hide.
  if (day !== today) dispatchEvent(new Event('day'));
  today = day;
  for (const place of places) {
    const { now = '', ends } = place.dataset;
    // What ends at a minute of the day is over from then on; what does not take place today is from the beginning.
    if (ends)
      place.toggleAttribute(
        'data-over',
        minutes >= Number(ends) || (shows?.every(([, [end]]) => end !== Number(ends)) ?? false),
      );
    else if (Number(now)) place.style.setProperty('--at', open ? String(minutes - Number(now)) : '');
    else if (place.textContent !== said) place.textContent = said;
  }
  timer = window.setTimeout(say, 60_000 - (at % 60_000));
  if (__LIVE__)
    askProgramme(programme => {
      known = withAnnounced(built, programme);
      say();
    });
};
const start = () => ('requestIdleCallback' in window ? requestIdleCallback(say) : setTimeout(say, 1));
addEventListener('load', start);
// On a line that stalls the page may not have loaded for long.
setTimeout(start, longestWait);
addEventListener('now', start);
addEventListener('pageshow', event => event.persisted && say());
document.addEventListener('visibilitychange', say);
