import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

interface Fixtures {
  /** Parts of expected errors and warnings. */
  expectedErrors: string[];
}

export interface BrowserOptions {
  /** Whether Chromium loads and draws pictures. Most tests do without, which is faster. */
  pictures: boolean;
}

/** Fails on console errors and warnings, uncaught errors and policy violations. */
export const test = base.extend<Fixtures, BrowserOptions>({
  pictures: [true, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: [...args, `--blink-settings=imagesEnabled=${pictures}`] });
    },
    { scope: 'worker' },
  ],
  expectedErrors: [[], { option: true }],
  page: async ({ page, pictures, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', message => {
      // Logged where Playwright blocks the service worker, and where pictures are preloaded in vain.
      if (message.text().includes('blocked by Playwright')) return;
      if (!pictures && message.text().includes('/pictures/')) return;
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', error => errors.push(`uncaught: ${error.message}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', event => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await use(page);
    const unexpected = errors.filter(text => !expectedErrors.some(expected => text.includes(expected)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 900 };

/** Waits until React handles clicks and keys. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !('__preHydration' in window));
}

/** After hydration, an island replaces the dates that an inline script has filled in. */
export async function waitForDates(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-island] [data-in]'));
}

/** Simulated, because Playwright cannot drive a browser with this cache. */
export const restoreFromBackForwardCache = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

/** Waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Returns a function that releases the requests. */
export async function holdRequests(page: Pick<Page, 'route'>, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const entryScript = /\/assets\/entry\.client-[^/]*\.js/;
/** Without the entry script, which would delay the load event. */
export const scripts = /\/assets\/(?!entry\.client-)[^/]*\.js/;

/** Hashes may contain hyphens. */
export const islandModules = /\/assets\/(form|planner)-[\w-]{8}\.js/;

export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Far enough ahead for a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The content security policy allows only constructed sheets. */
export const addStyle = (page: Page, css: string) =>
  page.evaluate(rules => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Text that is fading in has too little contrast. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Collects only violations, which takes a third of the time. Returns each rule with its elements. */
export async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async runOptions => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], ...runOptions });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}

/** Ignores targets under the planner's bar, because they can be scrolled clear of it. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  // axe would measure deferred content by its estimated size.
  await addStyle(
    page,
    '.day-bar { position: static !important } .deferred { content-visibility: visible !important }',
  );
  return runAxe(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': { enabled: true } },
  });
}
