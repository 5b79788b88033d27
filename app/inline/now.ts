/**
 * Shows the park's current state in its own time zone: open or closed, until or from when, and the next show; after the last show, that of
 * the next open day. Inlined at the end of each page, it fills the elements of `ui/now.tsx` every minute. The
 * schedule of the coming days is JSON in the page; a live site also fetches announced days. The build replaces `__TIME_ZONE__` and
 * `__LIVE__`.
 */

import { schedulePath } from '../../domain/announced.ts';
import { createZoneClock, type TimeZone } from '../../domain/day.ts';
import type { AnnouncedSchedule } from '../../i18n/schedule-notice.ts';
import { isPrerendering } from '../ui/activated.ts';
import { type AnnouncedNames, withAnnounced } from './announced-days.ts';
import { showNotices } from './announced-notices.ts';
import { type NowData, stateAt } from './park-state.ts';

declare const __TIME_ZONE__: TimeZone;
declare const __LIVE__: boolean;

const minute = 60_000;
const built: NowData & AnnouncedNames = JSON.parse(document.getElementById('now')?.textContent ?? '');
let schedule: NowData = built;
let clock: ReturnType<typeof createZoneClock> | undefined;
let timer = 0;
let today = '';
let lastFetch = Number.NEGATIVE_INFINITY;

function update() {
  clearTimeout(timer);
  if (document.hidden && !isPrerendering()) return;
  timer = window.setTimeout(update, minute - (Date.now() % minute));
  if (__LIVE__) fetchAnnounced();
  render();
}

function render() {
  const elements = document.querySelectorAll<HTMLElement>('[data-now]');
  if (elements.length === 0) return;
  // Creating a clock takes a phone a tenth of a second.
  clock ??= createZoneClock(__TIME_ZONE__);
  const { day, time } = clock(new Date());
  const [hour = 0, minutesPast = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minutesPast;
  const { text, next, open, shows } = stateAt(schedule, day, minutes);
  // For the early script, which hides what has expired.
  if (day !== today) dispatchEvent(new Event('day'));
  today = day;
  for (const element of elements) {
    const { now = '', ends } = element.dataset;
    if (ends)
      element.toggleAttribute('data-over', shows?.every(([, [end]]) => end !== Number(ends)) ?? false);
    else if (Number(now)) element.style.setProperty('--at', open ? String(minutes - Number(now)) : '');
    else if (text) {
      const said = now === 'next' ? next : text;
      if (element.textContent !== said) element.textContent = said;
      element.toggleAttribute('data-open', open);
    }
  }
}

/** Fetches announced days, every five minutes at most; failures are ignored. */
async function fetchAnnounced() {
  if (Date.now() - lastFetch < 5 * minute || !navigator.onLine) return;
  lastFetch = Date.now();
  try {
    const response = await fetch(schedulePath, { priority: 'low' });
    const latest: AnnouncedSchedule = await response.json();
    // A captive portal may answer anything.
    if (!response.ok || !latest.days || !Array.isArray(latest.programmes)) return;
    const announced = latest.programmes.length > 0 ? latest : undefined;
    if (JSON.stringify(announced) === JSON.stringify(window.__announcedSchedule)) return;
    window.__announcedSchedule = announced;
    schedule = withAnnounced(built, latest);
    render();
    showNotices(announced, built.locale);
    dispatchEvent(new Event('announced'));
  } catch {}
}

const start = () => ('requestIdleCallback' in window ? requestIdleCallback(update) : setTimeout(update, 1));
addEventListener('load', start);
// On a stalled connection the load event may come very late.
setTimeout(start, 3000);
addEventListener('pageshow', event => event.persisted && update());
document.addEventListener('visibilitychange', update);
