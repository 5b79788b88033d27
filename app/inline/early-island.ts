/**
 * Inlined in the head of pages with an island, until React runs it: queues clicks and submits, handles the form's plus and minus buttons,
 * restores and saves drafts, shows the day of a linked plan, and preloads the island's modules.
 */
import {
  enteredControls,
  fillFromDraft,
  inquiryForm,
  keepDraft,
  noteTouch,
  readDraft,
  showForm,
  takeRequest,
} from '../components/inquiry/draft.ts';
import { ignoreWheel, keepUnreadable, stepNumber } from '../components/inquiry/number-field.ts';
import {
  forgetLinkedPlan,
  markLinkedPlan,
  moveLinkedPlan,
  showLinkedDay,
} from '../routes/plan/linked-plan.ts';
import type { Early } from '../ui/early-events.ts';
import { today } from './dates.ts';
import { isOwnScript } from './own-script.ts';

const { dataset } = document.documentElement;

const queue: Early['queue'] = [];

/** Longest wait for React, in milliseconds: a stalled connection raises no error. */
const deadline = 15_000;
let isDeadlineSet = false;

const early: Early = {
  queue,
  data: '',
  startDeadline() {
    if (isDeadlineSet) return;
    isDeadlineSet = true;
    setTimeout(() => window.__early && early.fail(), deadline);
  },
  fail() {
    dataset['js'] = 'failed';
    forgetLinkedPlan();
    early.stop();
    const form = document.querySelector<HTMLFormElement>('form[data-replay]');
    if (queue.includes('submit') && form?.method === 'post') form.requestSubmit();
    else if (queue.length > 0) form?.querySelector<HTMLElement>('[data-fallback]')?.focus();
    // Should React start after all, nothing is replayed.
    queue.length = 0;
  },
  keepDraft,
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

if (dataset['js'] === 'on') {
  moveLinkedPlan();
  markLinkedPlan();
  addEventListener('click', intercept, true);
  addEventListener('submit', intercept, true);
  window.__early = early;
  // A script of the build fails to load, or throws.
  addEventListener(
    'error',
    ({ target, filename }) =>
      window.__early &&
      isOwnScript((target instanceof HTMLScriptElement ? target.src : filename) ?? '') &&
      early.fail(),
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    // At once: some extensions remove scripts, and what looks like one.
    early.data = document.getElementById('island')?.textContent ?? '';
    early.startDeadline();
    // Now that the page is there, which is more urgent.
    const modules = document.querySelector<HTMLTemplateElement>('#modules');
    if (modules) document.head.append(modules.content);
  });
}

addEventListener('beforeinput', keepUnreadable);
addEventListener('wheel', ignoreWheel, { passive: true });
addEventListener('focusin', noteTouch);

/** The draft when the visitor left the form. */
let left: string | null = null;
const draftText = () => inquiryForm() && JSON.stringify(readDraft());

// Browsers may discard hidden pages without any further event.
addEventListener('pagehide', () => {
  keepDraft();
  left = draftText();
});
// Back shows the form as it was, but elsewhere in this tab its draft has been changed or sent.
addEventListener('pageshow', ({ persisted }) => {
  const form = inquiryForm();
  if (!persisted || !form || draftText() === left) return;
  // What it holds is neither saved again on leaving nor restored by the browser.
  delete form.dataset['replay'];
  for (const control of enteredControls(form)) control.value = '';
  location.reload();
});
addEventListener('visibilitychange', () => document.hidden && keepDraft(), true);
// On leaving it is too late for a name of the window in Firefox (`ui/stored.ts`); pressing a link moves the focus before.
addEventListener(
  'focusout',
  ({ target }) => (target as Element).closest?.('form[data-replay]') && keepDraft(),
);

addEventListener('DOMContentLoaded', () => {
  const form = inquiryForm();
  if (form) {
    const request = takeRequest(today());
    fillFromDraft(form);
    if (request) showForm();
  }
  showLinkedDay();
});
