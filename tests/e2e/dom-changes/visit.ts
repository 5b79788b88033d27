/** Runs in the page: makes the planned change at its moment, then uses the page as a visitor does. */
import { inquiry } from '../../../content/en/inquiry.ts';
import { sendingMs } from '../../../domain/commitments.ts';
import { isHydrated, reactOwns } from '../../support/react.ts';
import { type ChangeName, changes, missingAfter, type Part, texts } from './changes.ts';

/** When a page is changed: before its island is loaded, while React hydrates it, or later. */
export type Moment = 'before React starts' | 'while React starts' | 'after React has started';

declare global {
  interface Window {
    plannedChange: ChangeName;
    visit: typeof visit;
  }
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const says = (selector: string, text: string) => all(selector).some(part => part.textContent.includes(text));
const characters = () => texts().reduce((sum, text) => sum + text.length, 0);
const complaints: string[] = [];
/** The number of readable characters before the change. */
let charactersBefore = 0;
let changing = false;
/** Parts of the islands, and their counts after the change: React must not render one beside a stale copy. */
const parts = ['.inquiry', '.fields', '.data-note', '.planner', '.choices', '.day-sheet', '.actions'];
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
  await changes[window.plannedChange]();
  counts = parts.map(part => all(part).length);
  // Policy violations are reported in a separate task.
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  changing = false;
}

/** React has hydrated or recreated the island, and the planner has made its plan. */
async function started(): Promise<void> {
  await until('React', isHydrated);
  await until('React’s elements', () => reactOwns('[data-island] > *'));
  await until('the plan', () => all('.choices').length === 0 || all('.day input:checked').length > 0);
}

function look(lacks: (part: Part) => boolean): void {
  const shows = (selector: string) => all(selector).some(found => found.checkVisibility());
  const missing = ['h1', '.header', '.footer', '[data-island]'].filter(selector => !shows(selector));
  if (!lacks('text') && characters() < 0.8 * charactersBefore) missing.push('text');
  for (const { textContent } of all('.error-detail')) missing.push(`the page (${textContent})`);
  if (missing.length > 0) throw new Error(`without ${missing.join(', ')}`);
  const duplicated = parts.filter((part, index) => all(part).length > Math.max(1, counts[index] ?? 0));
  if (duplicated.length > 0) throw new Error(`more than one ${duplicated.join(', ')}`);
}

/** Submits the form, first with mistakes, then corrected. */
async function inquire(lacks: (part: Part) => boolean): Promise<void> {
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

/** Chooses a day, a wish and a party, drops a stop, and undoes that. */
async function plan(): Promise<void> {
  const find = (selector: string) => until(selector, () => all(selector).at(0));
  const head = () =>
    all('.day-head')
      .map(({ textContent }) => textContent)
      .join();
  const headBefore = head();
  const day = (await until('days', () => all('.day input:enabled:not(:checked)').at(-1))) as HTMLInputElement;
  day.click();
  await until(
    'its date',
    () => head() !== headBefore && head().includes(String(Number(day.value.slice(-2)))),
  );
  const wish = (await find('.choices [name=must]:not(:checked)')) as HTMLInputElement;
  wish.click();
  await until('the wish', () => wish.checked && all(`[data-place="${wish.value}"] .line-wish`).length > 0);
  const party = () => all('.party output').map(({ textContent }) => textContent.trim());
  all('.party button').at(-1)?.click();
  // The count is shown before its plan is made.
  await until('one visitor', () => party().includes('1') && location.hash.includes('party=1'));
  const stop = `.line[data-place="${wish.value}"]`;
  (await find(`${stop} .line-change`)).click();
  (await find(`${stop} .line-panel button:last-child`)).click();
  await until('a plan without the stop', () => all(stop).length === 0);
  (await find('.day-bar .icon-button')).click();
  await until('the stop again', () => all(`${stop} .line-wish`).length > 0);
}

const visit = {
  change,
  /** Waits for React and uses the page; returns the first step that fails, and the errors that the page reported. */
  async use(moment: Moment): Promise<string[]> {
    // A change before or during hydration takes nothing away that React does not replace, except for confirmations.
    const lacks = (part: Part) => missingAfter[window.plannedChange]?.includes(part) ?? false;
    const needsReact = moment === 'after React has started';
    try {
      if (moment === 'while React starts') {
        await until('the start', () => reactOwns('[data-island]'));
        await change();
      }
      await started();
      if (needsReact) await change();
      look(lacks);
      if (!needsReact || !lacks('form')) await (all('.planner').length > 0 ? plan() : inquire(lacks));
    } catch (error) {
      complaints.push(String(error));
    }
    return complaints.splice(0);
  },
};

// Not in iframes that a change adds to the page.
if (window === window.top) {
  window.visit = visit;
  // What an earlier visit has left would be there.
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    if (!changing) complaints.push(`policy: ${violatedDirective} ${sample}`);
  });
  // Sending lasts until the visit has seen it.
  const setTimer = window.setTimeout;
  window.setTimeout = ((run: () => void, ms: number, ...given: unknown[]) => {
    if (ms !== sendingMs) return setTimer(run, ms, ...given);
    endSending = run;
    return 0;
  }) as typeof setTimer;
}
