/**
 * Inlined in pages with an island. Until hydration it queues clicks and submits, restores drafts, and preloads the island.
 */
import { readPreferences } from '../../domain/plan/link.ts';
import {
  addLinkToDraft,
  fillFromDraft,
  getInputControls,
  readDraft,
  recordFirstTouch,
  scrollToForm,
  updateDraft,
} from '../components/inquiry/draft.ts';
import { blurOnWheel, keepNumberInvalid, stepNumber } from '../components/inquiry/number-field.ts';
import { findInquiryForm } from '../ui/find-inquiry-form.ts';
import type { PreHydration } from '../ui/pre-hydration.ts';
import { isBuildScript } from './build-script.ts';
import { getToday } from './dates.ts';

const { dataset } = document.documentElement;

const queue: PreHydration['queue'] = [];

/** A stalled connection raises no error. */
const deadlineMs = 15_000;
let isDeadlineSet = false;

const preHydration: PreHydration = {
  queue,
  data: '',
  startDeadline() {
    if (isDeadlineSet) return;
    isDeadlineSet = true;
    setTimeout(() => window.__preHydration && preHydration.fail(), deadlineMs);
  },
  fail() {
    dataset['js'] = 'failed';
    delete dataset['linked'];
    preHydration.stop();
    const form = findInquiryForm();
    if (queue.includes('submit') && form?.method === 'post') form.requestSubmit();
    else if (queue.length > 0) form?.querySelector<HTMLElement>('[data-fallback]')?.focus();
    // React may still start later, and must not replay these.
    queue.length = 0;
  },
  updateDraft,
  stop() {
    removeEventListener('click', intercept, true);
    removeEventListener('submit', intercept, true);
  },
};

/** Hides the event from React, which listens before the form is hydrated. */
function cancel(event: Event) {
  event.preventDefault();
  event.stopPropagation();
  preHydration.startDeadline();
}

function intercept(event: Event) {
  const type = event.type as PreHydration['queue'][number];
  const target = event.target as Element;
  const step = target.closest<HTMLElement>('button[data-step]');
  if (type === 'click' && step) {
    cancel(event);
    stepNumber(step);
  } else if (target.closest(`${type === 'submit' ? 'form' : 'button'}[data-replay]`)) {
    cancel(event);
    // A second tap would close the calendar again.
    if (!queue.includes(type)) queue.push(type);
  }
}

if (dataset['js'] === 'on') {
  // Hides the usual day until the plan is built.
  if (readPreferences(location.hash)) dataset['linked'] = '';
  addEventListener('click', intercept, true);
  addEventListener('submit', intercept, true);
  window.__preHydration = preHydration;
  addEventListener(
    'error',
    ({ target, filename }) =>
      window.__preHydration &&
      isBuildScript((target instanceof HTMLScriptElement ? target.src : filename) ?? '') &&
      preHydration.fail(),
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    // Early, because some extensions remove elements that look like scripts.
    preHydration.data = document.getElementById('island')?.textContent ?? '';
    preHydration.startDeadline();
    // Late, because the page itself is more urgent.
    const modules = document.querySelector<HTMLTemplateElement>('#modules');
    if (modules) document.head.append(modules.content);
  });
}

addEventListener('beforeinput', keepNumberInvalid);
addEventListener('wheel', blurOnWheel, { passive: true });
addEventListener('focusin', recordFirstTouch);

let draftOnLeave: string | null = null;
const serializeDraft = () => findInquiryForm() && JSON.stringify(readDraft());

// Browsers may discard hidden pages without another event.
addEventListener('pagehide', () => {
  updateDraft();
  draftOnLeave = serializeDraft();
});
// Back restores an outdated form if its draft was changed or sent elsewhere.
addEventListener('pageshow', ({ persisted }) => {
  const form = findInquiryForm();
  if (!persisted || !form || serializeDraft() === draftOnLeave) return;
  // Prevents outdated values from being saved on leaving or restored by the browser.
  delete form.dataset['replay'];
  for (const control of getInputControls(form)) control.value = '';
  location.reload();
});
addEventListener('visibilitychange', () => document.hidden && updateDraft(), true);
// Firefox ignores `window.name` (`ui/storage.ts`) during `pagehide`; clicking a link moves the focus before.
addEventListener('focusout', ({ target }) => findInquiryForm()?.contains(target as Node) && updateDraft());

addEventListener('DOMContentLoaded', () => {
  const form = findInquiryForm();
  if (form) {
    const request = addLinkToDraft(getToday());
    fillFromDraft(form);
    if (request) scrollToForm();
  }
});
