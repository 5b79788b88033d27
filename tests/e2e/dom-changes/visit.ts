/** Runs in the page: makes the planned change at its moment, then uses the page as a visitor does. */
import { inquiry } from '../../../content/en/inquiry.ts';
import { sendingMs } from '../../../domain/commitments.ts';
import { locales } from '../../../i18n/locales.ts';
import { pathTo } from '../../../i18n/paths.ts';
import type { SitePage } from '../../support/pages.ts';
import { isHydrated, reactOwns } from '../../support/react.ts';
import { type ChangeName, changes, missingAfter, type Part, texts } from './changes.ts';

export interface Plan {
  change: ChangeName;
  /** Before React starts, between the start and the end of hydration, or when `change` is called. */
  moment: 'before React starts' | 'while React starts' | 'on demand';
  contactPath: string;
}

declare global {
  interface Window {
    plan: Plan;
    visit: typeof visit;
  }
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const says = (selector: string, text: string) => all(selector).some(part => part.textContent.includes(text));
const lacks = (part: Part) => missingAfter[window.plan.change]?.includes(part);
const characters = () => texts().reduce((sum, text) => sum + text.length, 0);
const complaints: string[] = [];
/** The number of readable characters before the change. */
let charactersBefore = 0;
let changing = false;
/** Parts that React renders independently, and their counts after the change: React must not render one beside a stale copy. */
const layout = ['.header', 'main', '.footer'];
const parts = [
  ...layout,
  '.requests',
  '.data-note',
  '.contact-side',
  '.map',
  '.planner',
  '.choices',
  '.actions',
];
let counts: number[] = [];
let endSending = () => {};

async function until<T>(what: string, ready: () => T): Promise<NonNullable<T>> {
  const start = performance.now();
  for (;;) {
    const found = ready();
    if (found) return found;
    if (performance.now() - start > 8000) throw new Error(`timed out waiting for ${what}`);
    await new Promise(resolve => setTimeout(resolve));
  }
}

async function change(): Promise<void> {
  changing = true;
  charactersBefore = characters();
  await changes[window.plan.change]();
  counts = parts.map(part => all(part).length);
  // Policy violations are reported in a separate task.
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  changing = false;
}

const isComplete = () => lacks('text') || characters() >= 0.8 * charactersBefore;

/** React has hydrated or recreated each part that exists. */
async function started(): Promise<void> {
  await until('React', isHydrated);
  for (const part of layout)
    await until(`React’s ${part}`, () => !document.querySelector(part) || reactOwns(part));
  await until('the complete text', isComplete);
}

function look(): void {
  const shows = (selector: string) => all(selector).some(found => found.checkVisibility());
  const missing = Object.entries({ heading: 'h1', header: '.header', footer: '.footer' })
    .filter(([part, selector]) => !lacks(part as Part) && !shows(selector))
    .map(([part]) => part);
  if (!isComplete()) missing.push('text');
  for (const { textContent } of all('.error-detail')) missing.push(`the page (${textContent})`);
  if (missing.length > 0) throw new Error(`without ${missing.join(', ')}`);
  const duplicated = parts.filter((part, index) => all(part).length > Math.max(1, counts[index] ?? 0));
  if (duplicated.length > 0) throw new Error(`more than one ${duplicated.join(', ')}`);
}

/** A page that neither header nor footer links to. */
const unlinked = pathTo('plan', locales.en);

/** Goes to another page without loading a document, which only React can do. */
async function walk({ path, heading }: SitePage): Promise<void> {
  const { title } = document;
  charactersBefore = 500;
  // In the header or footer: elements that a change has duplicated elsewhere are dead.
  const selector = `:is(.header, .footer) a[href${path === '/' ? '' : '*'}="${path}"], .brand[href^="${path}?"]`;
  const link = () => document.querySelector<HTMLElement>(selector);
  if (link() || !(missingAfter[window.plan.change] || path === unlinked))
    (await until(`a link to ${path}`, link)).click();
  else {
    // There is no link, or the change has removed it: navigate like the browser's back button.
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  await until(`the address ${path}`, () => location.pathname === path);
  await until(`the heading of ${path}`, () => all('h1').some(found => found.textContent === heading));
  if (!lacks('title')) await until('the title', () => document.title !== title);
  look();
}

/** Submits the form, if there is one, first with mistakes, then corrected. */
async function inquire(): Promise<void> {
  const { contactPath, moment } = window.plan;
  if (location.pathname !== contactPath || (lacks('form') && moment === 'on demand')) return;
  const form = () => document.querySelector('form') as HTMLFormElement;
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  const send = () => form().querySelector('[type=submit]') as HTMLButtonElement;
  const date = () => form().querySelector('button[aria-haspopup=dialog]') as HTMLButtonElement;
  const required = { fullName: 'Hannah', email: 'a@b.example', phone: '+34 600', numberOfVisitors: '3' };
  const type = async (name: string, text: string) => {
    field(name).focus();
    field(name).value = text;
    field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise(resolve => setTimeout(resolve));
  };
  for (const name of Object.keys(required)) await type(name, '');
  send().click();
  await until('five faults', () => form().querySelectorAll('.fault').length === 5);
  await type('email', 'hannah@');
  await until('another fault', () => says('.fault', inquiry.faults.email.malformed));
  for (const [name, text] of Object.entries(required)) await type(name, text);
  date().click();
  const day = '[role=dialog] td button:not(:disabled)';
  await until('the calendar', () => form().querySelector(day));
  const month = () => form().querySelector('.rdp-caption_label')?.textContent;
  const shown = month();
  form().querySelector<HTMLElement>('.rdp-button_next')?.click();
  await until('the next month', () => month() !== shown);
  form().querySelector<HTMLElement>(day)?.click();
  await until('the chosen date', () => /\d/.test(date().textContent));
  form().querySelector<HTMLElement>('.calendar-done')?.click();
  await until('the calendar to close', () => !form().querySelector('[role=dialog]'));
  await until('the faults to clear', () => !form().querySelector('.fault'));
  if (!lacks('stepper')) {
    all('form .stepper button').at(-1)?.click();
    await until('one more visitor', () => field('numberOfVisitors').value === '4');
  }
  send().click();
  await until('Sending', () => send().textContent.includes(inquiry.sending) && send().disabled);
  endSending();
  await until('the end of sending', () => !send().disabled);
  // Whatever the change did to its letters, the label appears exactly once.
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  await until('Submit', () => letters(send().textContent) === letters(inquiry.submit));
  if (!lacks('confirmation'))
    await until('the confirmation', () => says('[role=status]', inquiry.sent.title));
  await until('an empty form', () => Object.keys(required).every(name => field(name).value === ''));
  await until('no date', () => !/\d/.test(date().textContent));
}

/** The first step that fails on a page, and the errors that the page reported. */
async function faultsOf(...steps: (() => unknown)[]): Promise<string[]> {
  const at = location.pathname;
  try {
    for (const step of steps) await step();
  } catch (error) {
    complaints.push(String(error));
  }
  return complaints.splice(0).map(fault => `${at}: ${fault}`);
}

const visit = {
  change,
  /** Waits for React, uses the page and goes to the next; returns the faults. */
  use: (next: SitePage) => faultsOf(started, look, inquire, () => walk(next)),
  /** Follows links from page to page, changing and using each; returns the faults. */
  async tour(stops: readonly SitePage[]) {
    const faults = await faultsOf(started);
    for (const next of [...stops.slice(1), ...stops.slice(0, 1)])
      faults.push(...(await faultsOf(change, look, inquire, () => walk(next))));
    return faults;
  },
};

// Not in iframes that a change adds to the page.
if (window === window.top) {
  window.visit = visit;
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', event => {
    // Let the page prevent it first: a skipped view transition is not an error.
    setTimeout(() => event.defaultPrevented || complaints.push(String(event.reason)));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    if (!changing) complaints.push(`policy: ${violatedDirective} ${sample}`);
  });
  // React starts once the page has its data: hold that back until the planned moment.
  let start = () => {};
  const complete = new Promise<void>(resolve => {
    start = resolve;
  });
  const { fetch } = window;
  window.fetch = async (...asked) => {
    await complete;
    return fetch(...asked);
  };
  // Sending lasts until the visit has seen it.
  const setTimer = window.setTimeout;
  window.setTimeout = ((run: () => void, ms: number, ...given: unknown[]) => {
    if (ms !== sendingMs) return setTimer(run, ms, ...given);
    endSending = run;
    return 0;
  }) as typeof setTimer;
  document.addEventListener('readystatechange', async () => {
    const { moment } = window.plan;
    if (document.readyState !== 'complete') return;
    if (moment !== 'before React starts') start();
    if (moment === 'on demand') return;
    if (moment === 'while React starts') await until('the start', () => reactOwns('html, body, body *'));
    await change();
    start();
  });
}
