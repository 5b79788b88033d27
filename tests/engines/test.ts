import { test as base, expect } from '@playwright/test';
import { type EngineName, find, missing } from '../../tools/programs.ts';
import { type Browser, openBrowser } from './browsers.ts';
import { serveSite } from './site.ts';
import { Visitor } from './visitor.ts';

export interface EngineOption {
  engine: EngineName;
}

interface WorkerFixtures extends EngineOption {
  /** The browser of this worker; else why there is none. */
  opened: Browser | string;
}

/** A test that is run in every engine, and skipped with the reason where there is none. No page may complain in it. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  opened: [
    async ({ engine }, use) => {
      const path = find(engine);
      if (path === undefined) return use(missing(engine));
      const opened = await openBrowser(engine, path).catch(
        (error: Error) => `${path} could not be driven: ${error.message.split('\n', 1)}`,
      );
      await use(opened);
      if (typeof opened !== 'string') await opened.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ opened: browser }, use, testInfo) => {
    if (typeof browser === 'string') return testInfo.skip(true, browser);
    const site = await serveSite();
    const visitor = new Visitor(browser, site);
    await use(visitor);
    expect.soft(await browser.run(() => sessionStorage['complaints'] ?? '')).toBe('');
    await browser.reset();
    await site.close();
  },
});
