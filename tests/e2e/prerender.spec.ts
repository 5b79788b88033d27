/** Chromium prerenders pages by the speculation rules in each document. */
import { type CDPSession, launch } from 'puppeteer-core';
import { words } from '../../content/words.ts';
import { allLocales, locales } from '../../i18n/locales.ts';
import { type PageId, pageIds, pathTo } from '../../i18n/paths.ts';
import { browserArguments, ensure } from '../../tools/programs.ts';
import { pages } from '../support/pages.ts';
import { SiteProxy } from '../support/site-proxy.ts';
import { expect, test } from '../support/test.ts';

const islands: readonly PageId[] = ['contact', 'plan'];

test('static pages of all languages may be prerendered, those with an island prefetched, but not another language', async ({
  page,
}) => {
  await page.goto(pages.home.path);
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '');
  const paths = (isIsland: boolean) =>
    allLocales.flatMap(id =>
      pageIds.filter(name => islands.includes(name) === isIsland).map(name => pathTo(name, locales[id])),
    );
  const rule = (isIsland: boolean) => ({
    where: { and: [{ href_matches: paths(isIsland) }, { not: { selector_matches: '[hreflang]' } }] },
    eagerness: 'moderate',
  });
  expect(rules).toEqual({ prerender: [rule(false)], prefetch: [rule(true)] });
});

/** Resolves with a session of the page that a tab prerenders. */
async function prerendered(root: CDPSession, url: string): Promise<CDPSession> {
  const connection = root.connection();
  const { targetInfos } = await root.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const info = targetInfos.find(target => target.url === url);
  if (!connection || !info) throw new Error(`No tab shows ${url}.`);
  const tab = await connection.createSession(info);
  const { promise, resolve } = Promise.withResolvers<CDPSession>();
  tab.on('Target.attachedToTarget', ({ targetInfo, sessionId }) => {
    const session = connection.session(sessionId);
    if (targetInfo.subtype === 'prerender' && session) resolve(session);
  });
  await tab.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  return promise;
}

/** Runs in the page: what a page does only for its visitor. */
const traces = () => ({
  isPrerendered: 'prerendering' in document && document.prerendering === true,
  suggestions: document.querySelectorAll('.suggestion:not([hidden])').length,
  announced: document.querySelector('body > [aria-live]')?.textContent ?? '',
});

test('a prerendered page announces and registers nothing until it is shown', async () => {
  const site = await SiteProxy.start();
  // Not by Playwright, which forbids prerendering.
  const browser = await launch({ executablePath: ensure('chromium'), args: browserArguments() });
  try {
    const page = await browser.newPage();
    const registered = () => site.requests.includes('GET /sw.js');
    // This page registers no worker.
    site.rewrite = html => html.replace('<meta name="offline"', '<meta name="other"');
    const home = site.url + pathTo('home', locales.de);
    await page.goto(home);
    site.restore();
    const session = prerendered(await browser.target().createCDPSession(), home);
    const path = pathTo('legal', locales.de);
    await page.hover(`.footer a[href="${path}"]`);

    const inside = await session;
    const run = async (script: () => unknown) => {
      const expression = `(${script})()`;
      const { result } = await inside.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return result.value;
    };
    // Its script has run.
    await expect.poll(() => run(() => document.URL.length > 12 && document.readyState)).toBe('complete');
    await run(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 })));
    expect(await run(traces)).toEqual({ isPrerendered: true, suggestions: 0, announced: '' });
    expect(registered()).toBe(false);

    await page.click(`.footer a[href="${path}"]`);
    await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path);
    await expect
      .poll(() => page.evaluate(traces).catch(() => undefined))
      .toEqual({
        isPrerendered: false,
        suggestions: 1,
        announced: words.en.languageSuggestion.text,
      });
    await expect.poll(registered).toBe(true);
  } finally {
    await browser.close();
    await site.stop();
  }
});
