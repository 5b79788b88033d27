/**
 * Inlined in pages with an island. Until React has started, it remembers the last press on a button or the submit of a form, and preloads
 * the island. It also keeps the draft of the inquiry, as long as the page is open.
 */
import { readPreferences } from '../../domain/plan/link.ts';
import { fillFromDraft, findInquiryForm, saveEditedDraft } from '../components/inquiry/draft.ts';
import { closest } from '../ui/closest.ts';
import type { PreHydration } from '../ui/use-repeated-press.ts';
import { isBuildScript } from './build-script.ts';

const { dataset } = document.documentElement;

/** React may replace the element, hence its tag and index. */
let remembered: { element: HTMLElement; tag: string; index: number } | undefined;

const listElements = (tag: string) => [...document.querySelectorAll<HTMLElement>(`[data-island] ${tag}`)];

/** Also hides the event from React, which listens before it has hydrated. */
function remember(event: Event) {
  const tag = event.type === 'submit' ? 'form' : 'button';
  const element = closest(event.target, `[data-island] ${tag}`);
  if (!element) return;
  event.stopPropagation();
  if (tag === 'form') event.preventDefault();
  remembered = { element, tag, index: listElements(tag).indexOf(element) };
}

function forget() {
  removeEventListener('click', remember, true);
  removeEventListener('submit', remember, true);
  const { element, tag = '', index = 0 } = remembered ?? {};
  remembered = undefined;
  return element?.isConnected ? element : element && listElements(tag)[index];
}

const preHydration: PreHydration = {
  repeat() {
    delete window.__preHydration;
    dataset['js'] = 'on';
    const element = forget();
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element?.click();
  },
  fail() {
    dataset['js'] = 'failed';
    delete dataset['linked'];
    const element = forget();
    if (element instanceof HTMLFormElement && element.method === 'post') element.requestSubmit();
    else if (element) document.querySelector<HTMLElement>('[data-fallback]')?.focus();
  },
};

if (dataset['js'] === 'on') {
  // Hides the usual day until the plan is built.
  if (readPreferences(location.hash)) dataset['linked'] = '';
  addEventListener('click', remember, true);
  addEventListener('submit', remember, true);
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
    // Late, because the page itself is more urgent.
    const modules = document.querySelector<HTMLTemplateElement>('#modules');
    if (modules) document.head.append(modules.content);
  });
}

// The skip link must not replace a plan that React has not read.
addEventListener('hashchange', ({ oldURL }) => {
  if (window.__preHydration && location.hash === '#main') history.replaceState(history.state, '', oldURL);
});
addEventListener('input', ({ target }) => {
  const form = findInquiryForm();
  if (form && target && 'form' in target && target.form === form) saveEditedDraft(form);
});
addEventListener('DOMContentLoaded', () => {
  const form = findInquiryForm();
  if (form) fillFromDraft(form);
  // A plan or a show, which React reads.
  if (location.hash && !document.querySelector(':target')) form?.scrollIntoView();
});
