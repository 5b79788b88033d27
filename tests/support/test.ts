import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

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

export const pages = [
  { path: '/', heading: 'Discover the Magic of the park in Tenerife' },
  { path: '/attractions', heading: 'Meet the whole island in a day' },
  { path: '/contact', heading: 'Get in Touch' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/cookie-policy', heading: 'Cookie Policy' },
  { path: '/gdpr-policy', heading: 'GDPR Compliance Policy' },
];

export const phone = { width: 375, height: 812 };
export const desk = { width: 1280, height: 900 };

/** Waits until React answers: the early script has handed over. */
export async function reactStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => !('__early' in window));
}

/** Holds scripts back, all or those of an address, until the test lets them go. */
export async function holdScripts(
  page: Page,
  which: string | RegExp = '**/assets/*.js',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(which, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** What axe finds with every rule of WCAG 2.2, its best practices and the target sizes. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}

/** Fills in an inquiry that can be sent, all but the date. */
export async function fillInquiry(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Siobhán O’Neill');
  await page.getByLabel('Email').fill("o'brien@example.ie");
  await page.getByLabel('Phone').fill('+49 (0)30 123-45');
  await page.getByLabel('Number of Visitors').fill('4');
}

export const dateButton = (page: Page) => page.getByRole('button', { name: /Preferred Visit Date/ });
export const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a visit date' });

/** Opens the calendar and chooses the park's today. */
export async function chooseToday(page: Page): Promise<void> {
  await dateButton(page).click();
  await calendar(page)
    .getByRole('button', { name: /^Today/ })
    .click();
}
