/**
 * The first script of a page: a few hundred bytes, inlined at the top of the document by the build, before React is
 * anywhere near. It keeps early clicks and submits, writes today's date and year, and says that scripts run.
 *
 * The build makes one script of it and replaces `__TIME_ZONE__`.
 */
import { dayIn, type TimeZone } from '../../shared/day.ts';
import type { EarlyActions } from './replay.ts';

declare const __TIME_ZONE__: TimeZone;
declare global {
  interface Window {
    /** Set by the late start: starts React now. */
    __start?: () => void;
  }
}

const root = document.documentElement;
root.dataset['js'] = 'on';
root.dataset['draw'] = 'near';

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

// Written as the footer and the policies write it, from what they left in the page (`longDates` of `app/i18n/format.ts`).
addEventListener('DOMContentLoaded', () => {
  const today = dayIn(__TIME_ZONE__, new Date());
  const [year = '', month, day] = today.split('-');
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const dates = element.dataset['today']?.split('|') ?? [];
    const text = (dates[Number(month) - 1] ?? dates[0] ?? '')
      .replace('{day}', String(Number(day)))
      .replace('{year}', year);
    if (element.textContent !== text) element.textContent = text;
    if (element.hasAttribute('datetime')) element.setAttribute('datetime', today);
  }
});
