/** Inlined at the end of each page. Writes the park's current state every minute. */
import { schedulePath } from '../../domain/announced.ts';
import { createZoneClock, type TimeZone } from '../../domain/day.ts';
import { fromScheduleResponse } from '../../i18n/schedule-notice.ts';
import { type AnnouncedNames, mergeAnnouncedDays } from './announced-days.ts';
import { showNotices } from './announced-notices.ts';
import { getParkState, type NowData } from './park-state.ts';

declare const __TIME_ZONE__: TimeZone;
declare const __LIVE__: boolean;

const minuteMs = 60_000;
const builtData: NowData & AnnouncedNames = JSON.parse(document.getElementById('now')?.textContent ?? '');
let schedule: NowData = builtData;
let clock: ReturnType<typeof createZoneClock> | undefined;
let timer = 0;
let today = '';
let lastFetch = Number.NEGATIVE_INFINITY;

function update() {
  clearTimeout(timer);
  if (document.hidden) return;
  timer = window.setTimeout(update, minuteMs - (Date.now() % minuteMs));
  if (__LIVE__) fetchAnnounced();
  render();
}

function render() {
  const elements = document.querySelectorAll<HTMLElement>('[data-now]');
  if (elements.length === 0) return;
  // Creating a clock takes 100 ms on a phone.
  clock ??= createZoneClock(__TIME_ZONE__);
  const { day, time } = clock(new Date());
  const [hour = 0, minutesPast = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minutesPast;
  const { text, next, open, shows } = getParkState(schedule, day, minutes);
  // `dates.ts` then hides expired elements.
  if (day !== today) dispatchEvent(new Event('day'));
  today = day;
  for (const element of elements) {
    const { now = '', ends } = element.dataset;
    if (ends) {
      const hasEnded = shows?.every(([, [end]]) => end !== Number(ends)) ?? false;
      element.toggleAttribute('data-over', hasEnded);
    } else if (Number(now)) element.style.setProperty('--at', open ? String(minutes - Number(now)) : '');
    else if (text) {
      const newText = now === 'next' ? next : text;
      if (element.textContent !== newText) element.textContent = newText;
      element.toggleAttribute('data-open', open);
    }
  }
}

/** Failures are ignored. */
async function fetchAnnounced() {
  if (Date.now() - lastFetch < 5 * minuteMs || !navigator.onLine) return;
  lastFetch = Date.now();
  try {
    const response = await fetch(schedulePath, { priority: 'low' });
    const latest = fromScheduleResponse(await response.json());
    // A captive portal may send any response.
    if (!response.ok || !latest.days || !Array.isArray(latest.schedules)) return;
    const announced = latest.schedules.length > 0 ? latest : undefined;
    if (JSON.stringify(announced) === JSON.stringify(window.__announcedSchedule)) return;
    window.__announcedSchedule = announced;
    schedule = mergeAnnouncedDays(builtData, latest);
    render();
    showNotices(announced, builtData.locale);
    dispatchEvent(new Event('announced'));
  } catch {}
}

const start = () => ('requestIdleCallback' in window ? requestIdleCallback(update) : setTimeout(update, 1));
addEventListener('load', start);
// On a stalled connection the load event may come late.
setTimeout(start, 3000);
addEventListener('pageshow', event => event.persisted && update());
document.addEventListener('visibilitychange', update);
