import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { reactAnswers } from './react.ts';

interface Fixtures {
  /** Complaints of the page that a test expects: text that the complaint contains. */
  expectedComplaints: string[];
}

/**
 * A test in which no page may complain: no console error or warning, no uncaught error (a failed hydration is one), no
 * breach of the security policy.
 */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', message => {
      // Said by the test runner itself, where a test is none of the worker.
      if (message.text().includes('blocked by Playwright')) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', event => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await use(page);
    const unexpected = complaints.filter(
      text => !expectedComplaints.some(expected => text.includes(expected)),
    );
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** The windows that the looks are judged in: phones, an upright tablet and one on its side, desks. */
export const windows = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

export const phone = { width: 375, height: 812 };
export const desk = { width: 1280, height: 900 };

/** Waits until React answers. */
export async function reactStarted(page: Page): Promise<void> {
  await page.waitForFunction(reactAnswers);
}

/** Waits until the planner, where the page has one, has made the plan of the day: what it shows until then is that of a usual one. */
export async function dayPlanned(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('.planner') ||
      document.querySelector('.day input:checked, .day-other[data-chosen]'),
  );
}

/** Opens a page and waits until React answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await reactStarted(page);
}

/** Holds back what is asked for at an address, until the test lets it go. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Goes to an address without asking the server, as Back and Forward do. */
export const goInside = (page: Page, path: string) =>
  page.evaluate(to => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What the page's program loads. Without the program itself: a document waits for it. */
export const scripts = /\/assets\/(?!entry\.client-)[^/]*\.js/;

/** The page has these programs, of whatever it asks for at an address. */
export const serveScript = (page: Page, address: RegExp, body: (url: string) => string) =>
  page.route(address, route =>
    route.fulfill({ contentType: 'text/javascript', body: body(route.request().url()) }),
  );

/** A page's module whose drawing fails. */
export const brokenModule = (message: string) =>
  `export default function Broken() { throw new Error('${message}'); }`;

/** From here on time passes when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Far enough on that a slow machine is not there already.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A style for the whole page. It is a constructed sheet, which the policy on styles lets through. */
export const addStyle = (page: Page, css: string) =>
  page.evaluate(rules => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    // Beside those that the page has brought along.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Waits until what moves once has come to rest: words half faded in have no contrast to speak of. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** What axe finds with every rule of WCAG 2.2, its best practices and the target sizes. */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}
