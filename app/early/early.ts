/**
 * The first script of a page: a few hundred bytes, inlined at the top of the document by the build, before React is
 * anywhere near. It keeps early clicks and submits, writes today's date and year, and says that scripts run.
 *
 * It stands alone and imports nothing at run time; the build replaces `__TIME_ZONE__`.
 */
import type { EarlyActions } from './replay.ts';

declare const __TIME_ZONE__: string;
declare global {
  interface Window {
    /** Set by the late start: starts React now. */
    __start?: () => void;
  }
}

const root = document.documentElement;
root.dataset['js'] = 'on';

const kept: EarlyActions['kept'] = [];

function keep(event: Event) {
  const target = event.target as Element;
  const element = target.closest<HTMLElement>(
    event.type === 'submit' ? 'form[data-replay]' : 'button[data-replay]',
  );
  if (!element) return;
  event.preventDefault();
  // Twice the same is once: two impatient taps open the calendar, they do not close it again.
  if (!kept.includes(element)) kept.push(element);
  window.__start?.();
}

addEventListener('click', keep, true);
addEventListener('submit', keep, true);
window.__early = {
  kept,
  done() {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
  },
};

// The browser opens and closes the menu by itself; this says so until React does.
addEventListener(
  'toggle',
  event => {
    const { id } = event.target as Element;
    const toggle = document.querySelector(`[popovertarget="${id}"]`);
    toggle?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  },
  true,
);

addEventListener('DOMContentLoaded', () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    if (element.dataset['today'] === 'year') writeYear(element);
    else writeDay(element);
  }
});

const dayMs = 86_400_000;

/**
 * The year of the visit, where it is not the one that stands there. Time zones cost a phone a tenth of a second, so the
 * park's is asked for around New Year only.
 */
function writeYear(element: HTMLElement) {
  const yearAt = (moment: number) => String(new Date(moment).getUTCFullYear());
  const now = Date.now();
  const [dayAgo, dayAhead] = [yearAt(now - dayMs), yearAt(now + dayMs)];
  const year = dayAgo === dayAhead ? dayAgo : inPark({ year: 'numeric' });
  if (element.textContent !== year) element.textContent = year;
}

function writeDay(element: HTMLElement) {
  // The machine-readable day of a <time>: Swedish dates are ISO 8601.
  element.setAttribute('datetime', inPark({}, 'sv'));
  element.textContent = inPark({ dateStyle: 'long' }, element.dataset['locale']);
}

function inPark(options: Intl.DateTimeFormatOptions, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: __TIME_ZONE__ }).format();
}
