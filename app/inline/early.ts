/**
 * The first script of a page: small, inlined at the top of the document by the build, before React is anywhere near. It
 * looks what the browser can do, keeps early clicks and submits, answers the form's plus and minus, writes today's date and year, and
 * takes care of what was typed when the page is left and come back to.
 *
 * The build makes one script of it and replaces `__TIME_ZONE__`.
 */
import { dayIn, type TimeZone } from '../../domain/day.ts';
import { fillFromDraft, inquiryForm, keepDraft, noteTouch } from '../components/inquiry/draft.ts';
import { stepNumber } from '../components/inquiry/step-number.ts';
import type { Early } from '../ui/hand-over.ts';

declare const __TIME_ZONE__: TimeZone;

/**
 * What the page's programs cannot be without. A browser that lacks one of these gets the prerendered page, whose menu and
 * links need no script (docs/decisions/0001-one-application.md names the browsers).
 */
const able =
  window.CSS?.supports?.('selector(:popover-open)') &&
  'showPopover' in HTMLElement.prototype &&
  'requestSubmit' in HTMLFormElement.prototype &&
  'at' in Array.prototype &&
  ['AbortController', 'TextEncoderStream', 'matchMedia', 'queueMicrotask'].every(name => name in window);

const root = document.documentElement;
root.dataset['js'] = able ? 'on' : 'failed';

const kept: Early['kept'] = [];

/** What browsers of some phones tell about their line (Network Information API). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};

/** Longest wait for React to answer, in milliseconds: a line that stalls never says that it has failed. */
const deadline = 15_000;
let expected = false;

const early: Early = {
  kept,
  isFrugal: saveData === true || effectiveType.includes('2g'),
  expect() {
    if (expected) return;
    expected = true;
    setTimeout(() => window.__early && early.giveUp(), deadline);
  },
  giveUp() {
    root.dataset['js'] = 'failed';
    // A submit is the browser's own affair from now on.
    early.done();
    const form = document.querySelector<HTMLFormElement>('form[data-replay]');
    if (kept.includes('submit') && form?.method === 'post') form.requestSubmit();
    else if (kept.length > 0) form?.querySelector<HTMLElement>('[data-instead]')?.focus();
    // Answered: should React come after all, it has nothing to do.
    kept.length = 0;
  },
  done() {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
  },
};

/** Nobody else may answer as well: React may be listening already and not know the form yet. */
function take(event: Event) {
  event.preventDefault();
  event.stopPropagation();
  early.expect();
}

function keep(event: Event) {
  const type = event.type as Early['kept'][number];
  const target = event.target as Element;
  const step = target.closest<HTMLElement>('button[data-step]');
  if (type === 'click' && step) {
    take(event);
    stepNumber(step);
  } else if (target.closest(`${type === 'submit' ? 'form' : 'button'}[data-replay]`)) {
    take(event);
    // Twice the same is once: two impatient taps open the calendar, they do not close it again.
    if (!kept.includes(type)) kept.push(type);
  }
}

if (able) {
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  window.__early = early;
  // A script of ours cannot be had, or fails.
  const isOurs = ({ target, filename }: ErrorEvent) =>
    (target instanceof HTMLScriptElement ? target.src : (filename ?? '')).startsWith(`${location.origin}/`);
  addEventListener('error', event => isOurs(event) && window.__early && early.giveUp(), true);
  addEventListener(
    'DOMContentLoaded',
    () => !early.isFrugal && document.querySelector('#page[data-page]') && early.expect(),
  );
}

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

// A phone may end a page that is out of sight without another word.
addEventListener('pagehide', () => keepDraft());
addEventListener('visibilitychange', () => document.hidden && keepDraft(), true);
addEventListener('focusin', noteTouch);

addEventListener('DOMContentLoaded', () => {
  const form = inquiryForm();
  if (form) fillFromDraft(form);
  writeToday();
  // A page that comes back may have slept over midnight; `now.ts` tells it to one that is in sight.
  addEventListener('visibilitychange', writeToday, true);
  addEventListener('day', writeToday);
});

let written = '';

/**
 * Written as the footer and the policies write it, from what they left in the page (`longDates` of `i18n/format.ts`). What held until a
 * day that has passed goes.
 */
function writeToday() {
  const today = dayIn(__TIME_ZONE__, new Date());
  // What a translator has made of it stays.
  if (today === written) return;
  written = today;
  const [year = '', month, day] = today.split('-');
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const dates = element.dataset['today']?.split('|') ?? [];
    const text = (dates[Number(month) - 1] ?? dates[0] ?? '')
      .replace('{day}', String(Number(day)))
      .replace('{year}', year);
    if (element.textContent !== text) element.textContent = text;
    if (element.hasAttribute('datetime')) element.setAttribute('datetime', today);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    element.hidden = (element.dataset['until'] ?? '') < today;
}
