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
  const options: Record<string, Intl.DateTimeFormatOptions> = {
    long: { dateStyle: 'long' },
    year: { year: 'numeric' },
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const format = new Intl.DateTimeFormat(element.dataset['locale'] ?? 'en-US', {
      ...options[element.dataset['today'] ?? 'long'],
      timeZone: __TIME_ZONE__,
    });
    element.textContent = format.format();
  }
});
