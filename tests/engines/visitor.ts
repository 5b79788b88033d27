import { expect } from '@playwright/test';
import type { SitePage } from '../support/pages.ts';
import type { Browser } from './browsers.ts';
import type { ServedSite } from './site.ts';

declare global {
  interface Window {
    /** `site.ts` puts it there. */
    startProgram?: () => void;
  }
}

/** A page, by its address and its heading. */
type Destination = Pick<SitePage, 'path' | 'heading'>;
type Look = NonNullable<Awaited<ReturnType<typeof look>>>;

const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({ intervals: [20, 50, 100], timeout: 15_000 });

/** Somebody in front of a browser: sees what is shown, clicks, types, and waits for what happens. */
export class Visitor {
  readonly browser: Browser;
  readonly site: ServedSite;

  constructor(browser: Browser, site: ServedSite) {
    this.browser = browser;
    this.site = site;
  }

  async goto(path: string): Promise<void> {
    await this.browser.goto(this.site.origin + path);
  }

  /** Opens a page whose scripts stay away until `start`. */
  async openWithoutScripts(path: string): Promise<void> {
    this.site.holdScripts();
    await this.goto(path);
    await this.browser.run(noteComplaints);
  }

  /** Lets the scripts come, and waits until React answers. */
  async start(): Promise<void> {
    this.site.releaseScripts();
    await this.reads(() => {
      window.startProgram?.();
      return '__early' in window;
    }, false);
  }

  async open(path: string): Promise<void> {
    await this.openWithoutScripts(path);
    await this.start();
  }

  /** Waits until a function gives in the page what is expected. A page that is being left cannot be read: it is read again. */
  async reads<Value>(script: () => Value, expected: Awaited<Value>): Promise<void> {
    await eventually(async () => expect<unknown>(await this.browser.run(script)).toEqual(expected));
  }

  /** Waits until a part is shown, and looks as described. */
  async sees(selector: string, expected: { [Fact in keyof Look]?: unknown } = {}): Promise<void> {
    await eventually(async () =>
      expect(await this.browser.run(look, selector, false), selector).toMatchObject(expected),
    );
  }

  async misses(selector: string): Promise<void> {
    await eventually(async () => expect(await this.browser.run(look, selector, false)).toBeNull());
  }

  async isAt({ path, heading }: Destination): Promise<void> {
    await this.sees('h1', { text: heading });
    await this.reads(() => location.pathname, path);
  }

  /** Scrolls to a part where it must, and clicks it once it rests. */
  async click(selector: string): Promise<void> {
    let last = { x: -1, y: -1 };
    await eventually(async () => {
      const seen = await this.browser.run(look, selector, true);
      const rests = seen?.x === last.x && seen.y === last.y;
      last = seen ?? last;
      expect({ ...seen, rests }, selector).toMatchObject({ reached: true, rests: true });
    });
    await this.browser.click(last.x, last.y);
  }

  async fill(name: string, text: string): Promise<void> {
    const field = `[name=${name}]`;
    await this.click(field);
    await this.sees(field, { focused: true });
    await this.browser.run(() => (document.activeElement as HTMLInputElement).select());
    await this.browser.type(text);
    await this.sees(field, { value: text });
  }

  /** Clicks a link within a part of the page. */
  async follow(within: string, to: Destination): Promise<void> {
    await this.click(`${within} a[href="${to.path}"]`);
    await this.isAt(to);
  }

  async goBackTo(page: Destination): Promise<void> {
    await this.browser.run(() => history.back());
    await this.isAt(page);
  }
}

/** Runs in the page: notes from now on what it throws, what it says of itself in the console, and breaches of its policy. */
function noteComplaints(): void {
  const note = (...texts: unknown[]) => {
    sessionStorage['complaints'] = [sessionStorage['complaints'], ...texts].join('\n');
  };
  Object.assign(console, { error: note, warn: note });
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(violatedDirective));
}

/** Runs in the page: what there is to see of the first part shown that a selector matches; null where there is none. */
async function look(selector: string, scroll: boolean) {
  const words = (text = '') => text.replace(/\s+/g, ' ').trim();
  const part = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    element => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
  if (!part) return null;
  const place = () => {
    const { x: left, y: top, width, height } = part.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return { x, y, reached: part.contains(document.elementFromPoint(x, y)) };
  };
  if (scroll && !place().reached) part.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Firefox scrolls to what was typed a frame or two after it was.
  if (scroll) await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const fault = document.getElementById(part.getAttribute('aria-describedby') ?? '');
  return {
    ...place(),
    text: words(part.textContent),
    value: part.value,
    focused: document.activeElement === part,
    disabled: part.matches(':disabled'),
    expanded: part.getAttribute('aria-expanded'),
    fault: words(fault?.textContent),
  };
}
