import { test as base, expect } from '@playwright/test';
import { type EngineName, find, missing } from '../../tools/programs.ts';
import { SiteProxy } from '../support/site-proxy.ts';
import { type Browser, openBrowser } from './browsers.ts';
import { Visitor } from './visitor.ts';

export interface EngineOption {
  engine: EngineName;
}

interface WorkerFixtures extends EngineOption {
  /** The browser of this worker, or the reason why there is none. */
  browserOrReason: Browser | string;
}

/** A test for every engine, skipped with the reason if there is none. It fails if the page reports an error. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  browserOrReason: [
    async ({ engine }, use) => {
      const path = find(engine);
      if (path === undefined) return use(missing(engine));
      const browser = await openBrowser(engine, path).catch(
        (error: Error) => `${path} could not be driven: ${error.message.split('\n', 1)}`,
      );
      await use(browser);
      if (typeof browser !== 'string') await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ browserOrReason: browser }, use, testInfo) => {
    if (typeof browser === 'string') return testInfo.skip(true, browser);
    const site = await SiteProxy.start();
    await use(new Visitor(browser, site));
    expect.soft(await browser.run(() => sessionStorage['errors'] ?? '')).toBe('');
    await browser.reset();
    await site.stop();
  },
});
