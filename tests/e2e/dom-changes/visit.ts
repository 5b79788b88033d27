/** Runs in the page: changes it at the moment that is planned, and then uses it as a visitor does. */
import { inquiry } from '../../../content/en/inquiry.ts';
import { sendingMs } from '../../../domain/commitments.ts';
import { locales } from '../../../i18n/locales.ts';
import { pathTo } from '../../../i18n/paths.ts';
import type { SitePage } from '../../support/pages.ts';
import { reactAnswers, reactOwns } from '../../support/react.ts';
import { type ChangeName, changes, type Part, takenAway } from './changes.ts';
import { texts } from './elements.ts';

export interface Plan {
  change: ChangeName;
  /** Before React, between its first look at the page and its last, or when `change` is called. */
  moment: 'before React starts' | 'while React starts' | 'when told';
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
const lacks = (part: Part) => takenAway[window.plan.change]?.includes(part);
const characters = () => texts().reduce((sum, text) => sum + text.length, 0);
const complaints: string[] = [];
/** Characters that could be read before the change. */
let usual = 0;
let changing = false;
/** What React draws by itself, and how many there were of each after the change: React draws none beside a dead copy. */
const frame = ['.header', 'main', '.footer'];
const parts = [
  ...frame,
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
    if (performance.now() - start > 8000) throw new Error(`waited in vain for ${what}`);
    await new Promise(resolve => setTimeout(resolve));
  }
}

async function change(): Promise<void> {
  changing = true;
  usual = characters();
  await changes[window.plan.change]();
  counts = parts.map(part => all(part).length);
  // A breach of the policy is reported in a task of its own.
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  changing = false;
}

const isWhole = () => lacks('text') || characters() >= 0.8 * usual;

/** React has taken each part that is there, or has drawn it anew. */
async function started(): Promise<void> {
  await until('React', reactAnswers);
  for (const part of frame)
    await until(`React’s ${part}`, () => !document.querySelector(part) || reactOwns(part));
  await until('whole text', isWhole);
}

function look(): void {
  const shows = (selector: string) => all(selector).some(found => found.checkVisibility());
  const missing = Object.entries({ heading: 'h1', header: '.header', footer: '.footer' })
    .filter(([part, selector]) => !lacks(part as Part) && !shows(selector))
    .map(([part]) => part);
  if (!isWhole()) missing.push('text');
  for (const { textContent } of all('.error-detail')) missing.push(`the page (${textContent})`);
  if (missing.length > 0) throw new Error(`without ${missing.join(', ')}`);
  const doubled = parts.filter((part, index) => all(part).length > Math.max(1, counts[index] ?? 0));
  if (doubled.length > 0) throw new Error(`more than one ${doubled.join(', ')}`);
}

/** Neither header nor footer leads there. */
const unlinked = pathTo('plan', locales.en);

/** Goes to another page without a load: only React can. */
async function walk({ path, heading }: SitePage): Promise<void> {
  const { title } = document;
  usual = 500;
  // In parts that every page has: what a change has doubled answers to nobody.
  const selector = `:is(.header, .footer) a[href${path === '/' ? '' : '*'}="${path}"], .brand[href^="${path}?"]`;
  const link = () => document.querySelector<HTMLElement>(selector);
  if (link() || !(takenAway[window.plan.change] || path === unlinked))
    (await until(`a link to ${path}`, link)).click();
  else {
    // There is no link, or the change has taken it away: as the browser's own buttons would go there.
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  await until(`the address ${path}`, () => location.pathname === path);
  await until(`the heading of ${path}`, () => all('h1').some(found => found.textContent === heading));
  if (!lacks('title')) await until('the title', () => document.title !== title);
  look();
}

/** Fills in the form, where there is one, with mistakes, mends them, chooses a date and sends it. */
async function inquire(): Promise<void> {
  const { contactPath, moment } = window.plan;
  if (location.pathname !== contactPath || (lacks('form') && moment === 'when told')) return;
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
  (await until('the calendar', () => form().querySelector<HTMLElement>(day))).click();
  await until('the chosen date', () => /\d/.test(date().textContent));
  const month = () => form().querySelector('.rdp-caption_label')?.textContent;
  const shown = month();
  form().querySelector<HTMLElement>('.rdp-button_next')?.click();
  await until('the next month', () => month() !== shown);
  date().click();
  await until('the calendar to close', () => !form().querySelector('[role=dialog]'));
  await until('the faults to clear', () => !form().querySelector('.fault'));
  if (!lacks('stepper')) {
    all('form .stepper button').at(-1)?.click();
    await until('one visitor more', () => field('numberOfVisitors').value === '4');
  }
  send().click();
  await until('Sending', () => send().textContent.includes(inquiry.sending) && send().disabled);
  endSending();
  await until('the end of sending', () => !send().disabled);
  // Whatever was made of its letters, the button says it once.
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  await until('Submit', () => letters(send().textContent) === letters(inquiry.submit));
  if (!lacks('thanks')) await until('the thanks', () => says('[role=status]', inquiry.sent.title));
  await until('an empty form', () => Object.keys(required).every(name => field(name).value === ''));
  await until('no date', () => !/\d/.test(date().textContent));
}

/** What is wrong with a page: the first thing that fails, and what the page complained of. */
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
  /** Waits for React, uses the page and goes on to the next; gives what was wrong. */
  use: (next: SitePage) => faultsOf(started, look, inquire, () => walk(next)),
  /** Goes round by links, changes each page and uses it; gives what was wrong. */
  async tour(stops: readonly SitePage[]) {
    const faults = await faultsOf(started);
    for (const next of [...stops.slice(1), ...stops.slice(0, 1)])
      faults.push(...(await faultsOf(change, look, inquire, () => walk(next))));
    return faults;
  },
};

// A frame that a change puts into the page is nobody's visit.
if (window === window.top) {
  window.visit = visit;
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', event => {
    // The page has its say first: a page change that skips its transition is no error.
    setTimeout(() => event.defaultPrevented || complaints.push(String(event.reason)));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    if (!changing) complaints.push(`policy: ${violatedDirective} ${sample}`);
  });
  // React starts when the page has its data, and that is when the visit says so.
  let start = () => {};
  const complete = new Promise<void>(resolve => {
    start = resolve;
  });
  const { fetch } = window;
  window.fetch = async (...asked) => {
    await complete;
    return fetch(...asked);
  };
  // Sending takes as long as the visit looks at it.
  const wait = window.setTimeout;
  window.setTimeout = ((run: () => void, ms: number, ...given: unknown[]) => {
    if (ms !== sendingMs) return wait(run, ms, ...given);
    endSending = run;
    return 0;
  }) as typeof wait;
  document.addEventListener('readystatechange', async () => {
    const { moment } = window.plan;
    if (document.readyState !== 'complete') return;
    if (moment !== 'before React starts') start();
    if (moment === 'when told') return;
    if (moment === 'while React starts') await until('the start', () => reactOwns('html, body, body *'));
    await change();
    start();
  });
}
