import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { isHydrated } from './react.ts';

interface Fixtures {
  /** Texts contained in errors and warnings that the test expects. */
  expectedErrors: string[];
}

/** A test that fails on console errors and warnings, uncaught errors, hydration mismatches and policy violations. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', message => {
      // Playwright's own message where it blocks the service worker.
      if (message.text().includes('blocked by Playwright')) return;
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

/** Waits until React handles events. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until the planner, if the page has one, has replaced the prerendered plan. */
export async function waitForPlan(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('.planner') ||
      document.querySelector('.day input:checked, .day-other[data-chosen]'),
  );
}

/** Shows the page again as Back does from the browser's back/forward cache, which automated browsers lack. */
export const restoreFromBackForwardCache = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Holds back requests to an address until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const entryScript = /\/assets\/entry\.client-[^/]*\.js/;
/** The scripts that the entry script loads. The entry itself would delay the load event. */
export const scripts = /\/assets\/(?!entry\.client-)[^/]*\.js/;

/** Serves these scripts instead of those at an address. */
export const serveScript = (page: Page, address: RegExp, body: (url: string) => string) =>
  page.route(address, route =>
    route.fulfill({ contentType: 'text/javascript', body: body(route.request().url()) }),
  );

/** The modules of the islands. Hashes may contain hyphens. */
export const islandModules = /\/assets\/(form|planner)-[\w-]{8}\.js/;

/** Makes the islands fail when they are rendered, until the returned function is called. */
export async function breakIslands(page: Page, message: string): Promise<() => Promise<void>> {
  await page.route(islandModules, async route => {
    const text = await (await route.fetch()).text();
    // Other chunks may import more than the component, and the entry script the namespace.
    const names = /export\{([^}]*)\}/
      .exec(text)?.[1]
      ?.split(',')
      .map(name => name.split(' as ').at(-1));
    const body = `
      function Broken() { throw new Error('${message}'); }
      Broken.default = Broken;
      export { ${names?.map(name => `Broken as ${name}`)} };
    `;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => page.unroute(islandModules);
}

/** Stops the clock; from now on the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Far enough ahead for a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Adds a style as a constructed sheet, which the content security policy allows. */
export const addStyle = (page: Page, css: string) =>
  page.evaluate(rules => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Waits for finite animations: text that is fading in has too little contrast. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/**
 * The violations that axe reports: WCAG 2.2, best practices and target sizes. Targets that lie half under the planner's bar can be
 * scrolled clear of it (`focus-in-sight.spec.ts`).
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  await addStyle(page, '.day-bar { position: static !important }');
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}
