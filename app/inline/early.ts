/**
 * The first script of a page, inlined at its top: checks the browser against the baseline, keeps early clicks and submits for React,
 * answers the form's plus and minus, writes today's date, and keeps drafts. The build replaces `__TIME_ZONE__`.
 */
import { dayIn, type TimeZone } from '../../domain/day.ts';
import { fillFromDraft, inquiryForm, keepDraft, noteTouch } from '../components/inquiry/draft.ts';
import { stepNumber } from '../components/inquiry/step-number.ts';
import type { Early } from '../ui/early-events.ts';

declare const __TIME_ZONE__: TimeZone;

/** The baseline (docs/decisions/0001-one-application.md). Browsers below it get the prerendered page without React. */
const able =
  window.CSS?.supports?.('selector(:popover-open)') &&
  'showPopover' in HTMLElement.prototype &&
  'requestSubmit' in HTMLFormElement.prototype &&
  'at' in Array.prototype &&
  ['AbortController', 'TextEncoderStream', 'matchMedia', 'queueMicrotask'].every(name => name in window);

const root = document.documentElement;
root.dataset['js'] = able ? 'on' : 'failed';

const kept: Early['kept'] = [];

/** Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};

/** Longest wait for React, in milliseconds: a stalled line reports no error. */
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
    // From now on the browser submits.
    early.done();
    const form = document.querySelector<HTMLFormElement>('form[data-replay]');
    if (kept.includes('submit') && form?.method === 'post') form.requestSubmit();
    else if (kept.length > 0) form?.querySelector<HTMLElement>('[data-instead]')?.focus();
    // Nothing is left to replay should React come after all.
    kept.length = 0;
  },
  done() {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
  },
};

/** Nobody else may answer: React may be listening already, before the form is hydrated. */
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
    // Once each: a second impatient tap must not close the calendar again.
    if (!kept.includes(type)) kept.push(type);
  }
}

if (able) {
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  window.__early = early;
  // A script of ours does not load, or throws.
  const isOurs = ({ target, filename }: ErrorEvent) =>
    (target instanceof HTMLScriptElement ? target.src : (filename ?? '')).startsWith(`${location.origin}/`);
  addEventListener('error', event => isOurs(event) && window.__early && early.giveUp(), true);
  addEventListener(
    'DOMContentLoaded',
    () => !early.isFrugal && document.querySelector('#page[data-page]') && early.expect(),
  );
}

// Older screen readers do not know that a button opens a popover; the standard wants no `aria-expanded` in the HTML.
addEventListener(
  'toggle',
  event => {
    const { id } = event.target as Element;
    const toggle = document.querySelector(`[popovertarget="${id}"]`);
    toggle?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  },
  true,
);

// A hidden page may be discarded without another event.
addEventListener('pagehide', () => keepDraft());
addEventListener('visibilitychange', () => document.hidden && keepDraft(), true);
addEventListener('focusin', noteTouch);

addEventListener('DOMContentLoaded', () => {
  const form = inquiryForm();
  if (form) fillFromDraft(form);
  writeToday();
  // A page may have slept over midnight; `now.ts` dispatches `day` in visible ones.
  addEventListener('visibilitychange', writeToday, true);
  addEventListener('day', writeToday);
});

let written = '';

/** Writes today's date from what the elements say of its form (`longDates` of `i18n/format.ts`), and hides what is over. */
function writeToday() {
  const today = dayIn(__TIME_ZONE__, new Date());
  // Once a day, or translations would be overwritten.
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
