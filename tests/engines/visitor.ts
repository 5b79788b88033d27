import { expect } from '@playwright/test';
import type { SitePage } from '../support/pages.ts';
import type { SiteProxy } from '../support/site-proxy.ts';
import type { Browser } from './browsers.ts';

type Destination = Pick<SitePage, 'path' | 'heading'>;
type State = NonNullable<Awaited<ReturnType<typeof stateOf>>>;

const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({ intervals: [20, 50, 100], timeout: 15_000 });

/** Playwright's locators for browsers that Playwright cannot drive: clicks, types, and waits for the expected state. */
export class Visitor {
  readonly browser: Browser;
  readonly site: SiteProxy;

  constructor(browser: Browser, site: SiteProxy) {
    this.browser = browser;
    this.site = site;
  }

  async goto(path: string): Promise<void> {
    await this.browser.goto(this.site.url + path);
  }

  /** Opens a page without running its program, until `start()`. The script is not delayed: WebKit's driver waits for the load. */
  async openWithoutScripts(path: string): Promise<void> {
    this.site.rewrite = html => html.replace(/src="(?=\/assets\/entry\.client-)/, 'data-program="');
    await this.goto(path);
    await this.browser.run(recordComplaints);
  }

  /** Runs the page's program if it was held back, and waits until React has started. */
  async start(): Promise<void> {
    this.site.restore();
    await this.expectValue(() => {
      const program = document.querySelector<HTMLElement>('[data-program]')?.dataset['program'];
      if (program) import(program);
      return '__early' in window;
    }, false);
  }

  async open(path: string): Promise<void> {
    await this.openWithoutScripts(path);
    await this.start();
  }

  /** Waits until a function in the page returns the expected value, ignoring errors while the page changes. */
  async expectValue<Value>(script: () => Value, expected: Awaited<Value>): Promise<void> {
    await eventually(async () => expect<unknown>(await this.browser.run(script)).toEqual(expected));
  }

  /** Waits until an element is visible and in the expected state. */
  async expectVisible(selector: string, expected: { [Name in keyof State]?: unknown } = {}): Promise<void> {
    await eventually(async () =>
      expect(await this.browser.run(stateOf, selector, false), selector).toMatchObject(expected),
    );
  }

  async expectHidden(selector: string): Promise<void> {
    await eventually(async () => expect(await this.browser.run(stateOf, selector, false)).toBeNull());
  }

  async expectPage({ path, heading }: Destination): Promise<void> {
    await this.expectVisible('h1', { text: heading });
    await this.expectValue(() => location.pathname, path);
  }

  /** Scrolls to an element if needed, and clicks it once it has stopped moving. */
  async click(selector: string): Promise<void> {
    let last = { x: -1, y: -1 };
    await eventually(async () => {
      const state = await this.browser.run(stateOf, selector, true);
      const stable = state?.x === last.x && state.y === last.y;
      last = state ?? last;
      expect({ ...state, stable }, selector).toMatchObject({ uncovered: true, stable: true });
    });
    await this.browser.click(last.x, last.y);
  }

  async fill(name: string, text: string): Promise<void> {
    const field = `[name=${name}]`;
    await this.click(field);
    await this.expectVisible(field, { focused: true });
    await this.browser.run(() => (document.activeElement as HTMLInputElement).select());
    await this.browser.type(text);
    await this.expectVisible(field, { value: text });
  }

  /** Clicks a link inside an element. */
  async follow(within: string, to: Destination): Promise<void> {
    await this.click(`${within} a[href="${to.path}"]`);
    await this.expectPage(to);
  }

  async goBackTo(page: Destination): Promise<void> {
    await this.browser.run(() => history.back());
    await this.expectPage(page);
  }
}

/** Runs in the page: records errors, console warnings and policy violations from now on. */
function recordComplaints(): void {
  const record = (...texts: unknown[]) => {
    sessionStorage['errors'] = [sessionStorage['errors'], ...texts].join('\n');
  };
  Object.assign(console, { error: record, warn: record });
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => record(violatedDirective));
}

/** Runs in the page: the state of the first visible element that matches a selector, or null. */
async function stateOf(selector: string, scroll: boolean) {
  const collapsed = (text = '') => text.replace(/\s+/g, ' ').trim();
  const part = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    element => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
  if (!part) return null;
  const place = () => {
    const { x: left, y: top, width, height } = part.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return { x, y, uncovered: part.contains(document.elementFromPoint(x, y)) };
  };
  if (scroll && !place().uncovered) part.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Firefox scrolls to typed text a frame or two later.
  if (scroll) await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const fault = document.getElementById(part.getAttribute('aria-describedby') ?? '');
  return {
    ...place(),
    text: collapsed(part.textContent),
    value: part.value,
    focused: document.activeElement === part,
    disabled: part.matches(':disabled'),
    expanded: part.getAttribute('aria-expanded'),
    label: part.getAttribute('aria-label'),
    fault: collapsed(fault?.textContent),
  };
}
