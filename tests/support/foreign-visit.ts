import type { Page } from '@playwright/test';
import { promises } from '../../domain/promises.ts';
import { type ForeignChange, type Hands, type Lacking, makeHands } from './foreign-hands.ts';
import { pages } from './pages.ts';
import { inquiry } from './words.ts';

/** What a test does in a page that was changed. */
export interface Visit {
  /** Makes the change once more. */
  change(): Promise<void>;
  /** Waits until React has taken each part that is there, or has drawn it anew. */
  settle(): Promise<string[]>;
  /** What is wrong with the page as it is; nothing on a whole page. */
  look(): string[];
  /** Goes to another page by its link, and looks. */
  walk(path: string, heading: string): Promise<string[]>;
  /** Where the form is, sends an inquiry with everything around it; what went wrong. */
  inquire(): Promise<string[]>;
  /** Uncaught errors and breaches of the policy, other than those of the change itself. */
  complaints: string[];
  /** Mismatches that React reported and mended. */
  mended: number;
  /** The change was made while React was not there yet, or not done yet. */
  inTime: boolean;
}

declare global {
  interface Window {
    visit: Visit;
  }
}

/** When a change is made: before React, between its first look at the page and its last, or when the test says so. */
type Moment = 'before the start' | 'during it' | 'by hand';

interface Plan extends Known {
  lacks: Lacking[];
  moment: Moment;
  hands: Hands;
  make: ForeignChange['make'];
}

/** What a visit knows of the site. */
const known = {
  formPath: pages.contact.path,
  malformed: inquiry.faults.email.malformed,
  submit: inquiry.submit,
  sending: inquiry.sending,
  sendingMs: promises.sendingMs as number,
  thanks: inquiry.sent.title,
};
type Known = typeof known;

/** Runs in the page. */
function install({ lacks, moment, hands, make, ...known }: Plan): void {
  // A frame that a change puts into the page is nobody's visit.
  if (window !== window.top) return;
  /** React met something that is not its own, and drew that part anew. */
  const mended = /Minified React error #(418|419|421|422|423|424|425);/;
  const lacking = (part: Lacking) => lacks.includes(part);
  const { all, texts } = hands;
  const length = () => texts().reduce((sum, text) => sum + text.length, 0);
  /** Characters that could be read before the change. */
  let usual = 0;
  const whole = () => length() >= 0.8 * usual;
  let changing = false;
  /** Ends the wait of sending. */
  let endSending = () => {};

  async function until<T>(what: string, ready: () => T): Promise<NonNullable<T>> {
    const start = performance.now();
    for (;;) {
      const found = ready();
      if (found) return found;
      if (performance.now() - start > 4000) throw new Error(`${what}: waited in vain`);
      await new Promise(resolve => setTimeout(resolve));
    }
  }

  const isReacts = (part: object) => Object.keys(part).some(key => key.startsWith('__react'));
  /** React has taken an element for its own. */
  const begun = () => [document, ...all('html, body, body *')].some(isReacts);

  const visit: Visit = {
    complaints: [],
    mended: 0,
    inTime: true,
    async change() {
      changing = true;
      usual = length();
      try {
        await make(hands);
      } catch (error) {
        visit.complaints.push(`the change itself: ${error}`);
      }
      // A breach of the policy is reported in a task of its own.
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      changing = false;
    },
    async settle() {
      try {
        for (const part of ['.bar', 'main', '.footer'])
          await until(`React's ${part}`, () => !document.querySelector(part) || all(part).some(isReacts));
        // What is drawn anew may wait for its code.
        await until('whole text', () => lacking('text') || whole());
        return [];
      } catch (error) {
        return [String(error)];
      }
    },
    look() {
      const visible = (selector: string) => all(selector).some(part => part.checkVisibility());
      if (!document.querySelector('main, .bar, .footer')) return ['white'];
      const faults: string[] = [];
      if (document.querySelector('.error-screen'))
        faults.push(`error screen: ${document.querySelector('.error-detail')?.textContent}`);
      if (!lacking('text') && !whole()) faults.push(`${length()} of ${usual} characters`);
      if (!lacking('heading') && !visible('h1')) faults.push('no heading');
      if (!lacking('bar') && !visible('.bar')) faults.push('no bar');
      if (!lacking('footer') && !visible('.footer')) faults.push('no footer');
      return faults;
    },
    async walk(path, heading) {
      const { title } = document;
      usual = 500;
      try {
        // In parts that every page has: what was doubled by a change answers to nobody.
        const way = `:is(.bar, .footer) a[href${path === '/' ? '' : '*'}="${path}"], .brand[href^="${path}?"]`;
        const link = () => document.querySelector<HTMLElement>(way);
        if (link() || !lacks.length) (await until(`a link to ${path}`, link)).click();
        else {
          // The change has taken the link away: as the browser's own buttons would go there.
          history.pushState({}, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        }
        await until(`the page ${path}`, () => location.pathname === path);
        await until(`the heading of ${path}`, () =>
          all('h1').some(part => part.textContent === heading || part.closest('.error-screen')),
        );
        if (!lacking('title')) await until('the title', () => document.title !== title);
      } catch (error) {
        return [`${error}`, ...visit.look()];
      }
      return visit.look();
    },
    async inquire() {
      if (location.pathname !== known.formPath) return [];
      if (lacking('form') && moment === 'by hand') return [];
      try {
        return await inquire();
      } catch (error) {
        return [String(error)];
      }
    },
  };

  async function inquire(): Promise<string[]> {
    const faults: string[] = [];
    const expect = (what: string, found: unknown, wanted: unknown) => {
      if (found !== wanted) faults.push(`${what}: ${JSON.stringify(found)}`);
    };
    const form = () => document.querySelector('form') as HTMLFormElement;
    const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
    const send = () => form().querySelector('[type=submit]') as HTMLButtonElement;
    const date = () => form().querySelector('button[aria-haspopup=dialog]') as HTMLButtonElement;
    const type = async (name: string, text: string) => {
      field(name).focus();
      field(name).value = text;
      field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
      // Each key is a task of its own.
      await new Promise(resolve => setTimeout(resolve));
    };
    for (const name of ['fullName', 'email', 'phone', 'numberOfVisitors']) await type(name, '');
    send().click();
    await until('the faults', () => form().querySelectorAll('.fault').length === 5);
    await type('email', 'hannah@');
    await until('another fault', () =>
      field('email').closest('.field')?.textContent?.includes(known.malformed),
    );
    await type('fullName', 'Hannah');
    await type('email', 'hannah@example.com');
    await type('phone', '+34 600');
    await type('numberOfVisitors', '3');
    await type('specialRequests', 'A ramp');
    date().click();
    const day = 'td button:not(:disabled)';
    (await until('the calendar', () => form().querySelector<HTMLElement>(`[role=dialog] ${day}`))).click();
    await until('the chosen date', () => /\d/.test(date().textContent));
    date().click();
    await until('the calendar to close', () => !form().querySelector('[role=dialog]'));
    await until('the faults to clear', () => !form().querySelector('.fault'));
    if (!lacking('stepper')) {
      [...form().querySelectorAll<HTMLElement>('.stepper button')].at(-1)?.click();
      expect('one visitor more', field('numberOfVisitors').value, '4');
    }
    send().click();
    await until('Sending', () => send().textContent.includes(known.sending) && send().disabled);
    endSending();
    await until('the end of sending', () => !send().disabled);
    // Whatever was made of its letters, it says so once.
    const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
    expect('the button says', letters(send().textContent), letters(known.submit));
    if (!lacking('thanks'))
      await until('the thanks', () =>
        all('[role=status]').some(part => part.textContent.includes(known.thanks)),
      );
    for (const name of ['fullName', 'email', 'phone', 'numberOfVisitors', 'specialRequests'])
      expect(name, field(name).value, '');
    expect('the date', /\d/.test(date().textContent), false);
    return faults;
  }

  const complain = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    if (mended.test(text)) visit.mended += 1;
    else visit.complaints.push(`${location.pathname}: ${text}`);
  };
  addEventListener('error', ({ error, message }) => complain(error ?? message));
  addEventListener('unhandledrejection', event => {
    // The page has its say first: a page change that skips its transition is no error.
    setTimeout(() => event.defaultPrevented || complain(event.reason));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
    if (!changing) visit.complaints.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
  // Sending takes as long as the visit looks at it.
  const wait = window.setTimeout;
  window.setTimeout = ((run: () => void, ms: number, ...given: unknown[]) => {
    if (ms !== known.sendingMs) return wait(run, ms, ...given);
    endSending = run;
    return 0;
  }) as typeof wait;
  document.addEventListener('readystatechange', () => {
    if (moment === 'by hand' || document.readyState !== 'complete') return;
    if (moment === 'before the start') {
      visit.inTime = !begun();
      visit.change();
    } else
      until('the start', begun).then(() => {
        visit.inTime = '__early' in window;
        visit.change();
      });
    // The first key: React starts now.
    addEventListener('load', () => setTimeout(() => dispatchEvent(new Event('keydown'))));
  });
  window.visit = visit;
}

/** Makes a visit of every document that the page loads from now on. */
export async function prepareVisit(page: Page, change: ForeignChange, moment: Moment): Promise<void> {
  const { make, lacks = [] } = change;
  const plan = JSON.stringify({ ...known, lacks, moment });
  await page.addInitScript({
    // A method's own text reads `make(hands) {…}`: between braces it is a method again.
    content: `(${install})({ ...${plan}, hands: (${makeHands})(), ${make} });`,
  });
}
