/**
 * Inlined in the head of each page: checks the browser against the baseline, queues early clicks and submits for React, handles the
 * form's plus and minus buttons until then, writes today's date, and saves drafts; also what works without React: closing the
 * menu, *Go Back*, the skip link, and switching languages. The build replaces `__TIME_ZONE__`.
 */
import { dayIn, type TimeZone } from '../../domain/day.ts';
import {
  fillFromDraft,
  inquiryForm,
  keepDraft,
  noteTouch,
  showForm,
  takeRequest,
} from '../components/inquiry/draft.ts';
import { ignoreWheel, keepUnreadable, stepNumber } from '../components/inquiry/number-field.ts';
import type { Early } from '../ui/early-events.ts';
import { countMissing, handleGoBack } from './go-back.ts';
import { forgetLinkedPlan, markLinkedPlan, moveLinkedPlan, showLinkedDay } from './linked-plan.ts';
import { skipToContent } from './skip-link.ts';
import { restorePlace, switchLanguage } from './switch-language.ts';

declare const __TIME_ZONE__: TimeZone;

/** The browser baseline (docs/decisions/0001-one-application.md). Older browsers keep the prerendered page. */
const isSupported =
  window.CSS?.supports?.('selector(:popover-open)') &&
  'showPopover' in HTMLElement.prototype &&
  'requestSubmit' in HTMLFormElement.prototype &&
  'at' in Array.prototype &&
  ['AbortController', 'TextEncoderStream', 'matchMedia', 'queueMicrotask'].every(name => name in window);

const root = document.documentElement;
root.dataset['js'] = isSupported ? 'on' : 'failed';

const queue: Early['queue'] = [];

/** Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};

/** Longest wait for React, in milliseconds: a stalled connection raises no error. */
const deadline = 15_000;
let isDeadlineSet = false;

const early: Early = {
  queue,
  saveData: saveData === true || effectiveType.includes('2g'),
  startDeadline() {
    if (isDeadlineSet) return;
    isDeadlineSet = true;
    setTimeout(() => window.__early && early.fail(), deadline);
  },
  fail() {
    root.dataset['js'] = 'failed';
    forgetLinkedPlan();
    early.stop();
    const form = document.querySelector<HTMLFormElement>('form[data-replay]');
    if (queue.includes('submit') && form?.method === 'post') form.requestSubmit();
    else if (queue.length > 0) form?.querySelector<HTMLElement>('[data-fallback]')?.focus();
    // Should React start after all, nothing is replayed.
    queue.length = 0;
  },
  stop() {
    removeEventListener('click', intercept, true);
    removeEventListener('submit', intercept, true);
  },
};

/** Stops the event for React too: it listens before the form is hydrated. */
function cancel(event: Event) {
  event.preventDefault();
  event.stopPropagation();
  early.startDeadline();
}

function intercept(event: Event) {
  const type = event.type as Early['queue'][number];
  const target = event.target as Element;
  const step = target.closest<HTMLElement>('button[data-step]');
  if (type === 'click' && step) {
    cancel(event);
    stepNumber(step);
  } else if (target.closest(`${type === 'submit' ? 'form' : 'button'}[data-replay]`)) {
    cancel(event);
    // Once each: a second tap would close the calendar again.
    if (!queue.includes(type)) queue.push(type);
  }
}

if (isSupported) {
  moveLinkedPlan();
  markLinkedPlan();
  addEventListener('click', intercept, true);
  addEventListener('submit', intercept, true);
  window.__early = early;
  // A script of the build fails to load, or throws. Others do not count: extensions', and those that a host or a tag manager injects.
  const isOurs = ({ target, filename }: ErrorEvent) => {
    const source = (target instanceof HTMLScriptElement ? target.src : filename) ?? '';
    return source.startsWith(`${location.origin}/assets/`) && /-[\w-]{8}\.js$/.test(source);
  };
  addEventListener('error', event => isOurs(event) && window.__early && early.fail(), true);
  addEventListener(
    'DOMContentLoaded',
    () => !early.saveData && document.querySelector('#page[data-page]') && early.startDeadline(),
  );
}

// Older screen readers ignore `popovertarget`, and the HTML standard forbids a static `aria-expanded` beside it.
addEventListener(
  'toggle',
  event => {
    const { id } = event.target as Element;
    const toggle = document.querySelector(`[popovertarget="${id}"]`);
    toggle?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  },
  true,
);

// A link of the header closes its menus, and so does leaving the page, which Back may show again as it was.
const closeMenus = () =>
  isSupported && document.querySelector<HTMLElement>('.header :popover-open')?.hidePopover();
addEventListener('click', ({ target }) => (target as Element).closest('.header a') && closeMenus());
addEventListener('popstate', closeMenus);
addEventListener('pagehide', closeMenus);

addEventListener('beforeinput', keepUnreadable);
addEventListener('wheel', ignoreWheel, { passive: true });

addEventListener('pageshow', countMissing);
// Dispatched by the router's layout.
addEventListener('navigated', countMissing);
addEventListener('click', handleGoBack);
addEventListener('click', skipToContent);
addEventListener('click', switchLanguage, true);

// Browsers may discard hidden pages without any further event.
addEventListener('pagehide', () => keepDraft());
addEventListener('visibilitychange', () => document.hidden && keepDraft(), true);
// On leaving it is too late for a name of the window in Firefox (`ui/stored.ts`); pressing a link moves the focus before.
addEventListener(
  'focusout',
  ({ target }) => (target as Element).closest?.('form[data-replay]') && keepDraft(),
);
addEventListener('focusin', noteTouch);

addEventListener('DOMContentLoaded', () => {
  const form = inquiryForm();
  const today = dayIn(__TIME_ZONE__, new Date());
  if (form) {
    const request = takeRequest(today);
    fillFromDraft(form);
    if (request) showForm();
  }
  writeToday();
  showLinkedDay(today);
  restorePlace();
  // The page may have been hidden over midnight; in visible pages `now.ts` dispatches `day`.
  addEventListener('visibilitychange', writeToday, true);
  addEventListener('day', writeToday);
});

let writtenDay = '';

/**
 * Writes today's date, or that of `data-in` days later, and hides what has expired. `data-today` holds its text for each month
 * (`longDates` of `i18n/format.ts`), for each weekday from Sunday on, or for all days; `data-first` what is written instead of 1.
 */
function writeToday() {
  const today = dayIn(__TIME_ZONE__, new Date());
  // Once a day only, or it would undo the browser's translation.
  if (today === writtenDay) return;
  writtenDay = today;
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const date = new Date(today);
    date.setUTCDate(date.getUTCDate() + Number(element.dataset['in'] ?? 0));
    const texts = element.dataset['today']?.split('|') ?? [];
    const text = (texts[texts.length === 7 ? date.getUTCDay() : date.getUTCMonth()] ?? texts[0] ?? '')
      .replace('{day}', (date.getUTCDate() === 1 && element.dataset['first']) || String(date.getUTCDate()))
      .replace('{year}', String(date.getUTCFullYear()));
    if (element.textContent !== text) element.textContent = text;
    if (element.hasAttribute('datetime')) element.setAttribute('datetime', today);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    element.hidden = (element.dataset['until'] ?? '') < today;
}
