import { test as base, expect } from '@playwright/test';
import { describeMissing, type EngineName, findProgram } from '../../tools/programs.ts';
import type { SitePage } from '../support/pages.ts';
import { SiteProxy } from '../support/site-proxy.ts';
import { type Browser, openBrowser } from './browsers.ts';

export interface EngineOption {
  engine: EngineName;
}

interface WorkerFixtures extends EngineOption {
  browserOrSkipReason: Browser | string;
}

type Destination = Pick<SitePage, 'path' | 'heading'>;

/** Skipped without a browser. Fails if the page reports an error. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  browserOrSkipReason: [
    async ({ engine }, use) => {
      const path = findProgram(engine);
      if (path === undefined) return use(describeMissing(engine));
      const browser = await openBrowser(engine, path).catch(
        (error: Error) => `${path} could not be driven: ${error.message.split('\n', 1)}`,
      );
      await use(browser);
      if (typeof browser !== 'string') await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ browserOrSkipReason: browser, baseURL }, use, testInfo) => {
    if (typeof browser === 'string') return testInfo.skip(true, browser);
    const site = await SiteProxy.start(baseURL);
    // Each script first records errors.
    site.rewrite = text => (text.startsWith('<') ? text : `(${recordErrors})();${text}`);
    await use(new Visitor(browser, site));
    expect.soft(await browser.evaluate(() => sessionStorage['errors'] ?? '')).toBe('');
    await browser.reset();
    site.stop();
  },
});

export class Visitor {
  readonly browser: Browser;
  readonly site: SiteProxy;

  constructor(browser: Browser, site: SiteProxy) {
    this.browser = browser;
    this.site = site;
  }

  /** Waits until React has started. */
  async open(path: string): Promise<void> {
    await this.browser.goto(this.site.url + path);
    await this.expectValue(() => '__preHydration' in window, false);
  }

  /** Retries until the function returns the expected value, even after errors. */
  async expectValue<Value, Arguments extends unknown[]>(
    script: (...values: Arguments) => Value,
    expected: unknown,
    ...values: Arguments
  ): Promise<void> {
    const check = async () =>
      expect<unknown>(await this.browser.evaluate(script, ...values)).toEqual(expected);
    await expect(check).toPass({ intervals: [50, 100], timeout: 15_000 });
  }

  expectText = (selector: string, text: unknown = expect.anything()) =>
    this.expectValue(readVisibleText, text, selector);

  expectHidden = (selector: string) => this.expectValue(readVisibleText, null, selector);

  expectField = (name: string, value: string) =>
    this.expectValue(
      fieldName => document.querySelector<HTMLInputElement>(`[name=${fieldName}]`)?.value,
      value,
      name,
    );

  expectFocus = (selector: string) =>
    this.expectValue(target => document.activeElement?.matches(target), true, selector);

  async expectPage({ path, heading }: Destination): Promise<void> {
    await this.expectText('h1', heading);
    await this.expectValue(() => location.pathname, path);
  }

  async click(selector: string): Promise<void> {
    await this.expectText(selector);
    // Not below fixed elements at the edges.
    await this.browser.evaluate(
      target => document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      selector,
    );
    await this.browser.click(selector);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.click(`[name=${name}]`);
    await this.expectFocus(`[name=${name}]`);
    await this.browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.browser.type(text);
    await this.expectField(name, text);
  }

  async follow(within: string, to: Destination): Promise<void> {
    await this.click(`${within} a[href="${to.path}"]`);
    await this.expectPage(to);
  }

  async goBackTo(page: Destination): Promise<void> {
    await this.browser.evaluate(() => history.back());
    await this.expectPage(page);
  }
}

/** Runs in the page. */
function recordErrors(): void {
  if (typeof document === 'undefined' || 'recordsErrors' in globalThis) return;
  const record = (...texts: unknown[]) => {
    sessionStorage['errors'] = [sessionStorage['errors'], ...texts].join('\n');
  };
  Object.assign(globalThis, { recordsErrors: true });
  Object.assign(console, { error: record, warn: record });
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => record(violatedDirective));
}

/** Runs in the page. Returns null unless the element is visible. */
function readVisibleText(selector: string): string | null {
  const element = document.querySelector(selector);
  if (!element || element.getClientRects().length === 0) return null;
  if (getComputedStyle(element).visibility !== 'visible') return null;
  return element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
