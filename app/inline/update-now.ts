/** Inlined at the end of each page. Writes the park's current state every minute. */
import { schedulePath } from '../../domain/announced.ts';
import { minutesOfDay } from '../../domain/clock-time.ts';
import { createZoneClock, type TimeZone } from '../../domain/day.ts';
import { isRecord } from '../../domain/typed-records.ts';
import type { ScheduleAnswer } from '../../i18n/schedule-notice.ts';
import { subscribeToMinutes } from '../ui/minutes.ts';
import { showNotices } from './announced-notices.ts';
import { getParkState, type NowData } from './park-state.ts';

declare const __TIME_ZONE__: TimeZone;
declare const __LIVE__: boolean;

const fetchIntervalMs = 5 * 60_000;
const data: NowData = JSON.parse(document.getElementById('now')?.textContent ?? '');
let { facts } = data;
let clock: ReturnType<typeof createZoneClock> | undefined;
let lastFetch = Number.NEGATIVE_INFINITY;

function update() {
  if (document.hidden) return;
  if (__LIVE__) void fetchAnnounced();
  render();
}

const select = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

function render(currentFacts = facts) {
  const elements = select('[data-now]');
  if (elements.length === 0) return;
  // Creating a clock takes 100 ms on a phone.
  clock ??= createZoneClock(__TIME_ZONE__);
  const now = clock(new Date());
  const { text, isOpen, performances } = getParkState(data, currentFacts, now);
  for (const element of elements) if (element.textContent !== text) element.textContent = text;
  for (const element of select('[data-performance]'))
    element.toggleAttribute(
      'data-over',
      !performances.some(({ id }) => id === element.dataset['performance']),
    );
  for (const { style, dataset } of select('[data-from]'))
    style.setProperty('--at', isOpen ? String(minutesOfDay(now.time) - Number(dataset['from'])) : '');
}

async function fetchAnnounced() {
  if (Date.now() - lastFetch < fetchIntervalMs || !navigator.onLine) return;
  lastFetch = Date.now();
  const answer = await readAnswer();
  if (!answer) return;
  showNotices(answer.notices[data.locale]);
  // Notices also change as time passes; a plan changes only with the facts.
  if (JSON.stringify(answer.exceptions) === JSON.stringify(facts.exceptions)) return;
  const newFacts = { ...facts, exceptions: answer.exceptions };
  // First, so that an error changes nothing else.
  render(newFacts);
  facts = newFacts;
  window.__scheduleFacts = newFacts;
  dispatchEvent(new Event('announced'));
}

/** Undefined without a connection, or if a captive portal sends something else. */
async function readAnswer(): Promise<ScheduleAnswer | undefined> {
  try {
    const response = await fetch(schedulePath, { priority: 'low' });
    const answer: unknown = await response.json();
    return response.ok && isScheduleAnswer(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

const isScheduleAnswer = (answer: unknown): answer is ScheduleAnswer =>
  isRecord(answer) &&
  isRecord(answer['notices']) &&
  Array.isArray(answer['exceptions']) &&
  Array.isArray(answer['notices'][data.locale]);

let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  update();
  subscribeToMinutes(update);
}

const startWhenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1);
addEventListener('load', startWhenIdle);
// On a stalled connection the load event may come late.
setTimeout(startWhenIdle, 3000);
