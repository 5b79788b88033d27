import { test as base, expect } from '@playwright/test';
import type { Site } from '../../server/site/table.ts';
import { type EngineName, findEngine } from '../../tools/engines.ts';
import { openEngine } from './open-engine.ts';
import type { Session } from './session.ts';
import { builtSite, serveSite } from './site.ts';
import { Visitor } from './visitor.ts';

export { expect };

interface Fixtures {
  visitor: Visitor;
  /** Complaints of the page that a test expects: text that the complaint contains. */
  expectedComplaints: string[];
}

export interface EngineOption {
  engine: EngineName;
}

interface WorkerFixtures extends EngineOption {
  /** The browser of this worker; else why there is none. */
  opened: Session | { missing: string };
  builtSite: Site;
}

/** Firefox's NS_BINDING_ABORTED: a page was left, or drawn anew, while a typeface was on its way. */
const aborted = 'status=2152398850';

/** A test that is run in every engine, and skipped with the reason where there is none. No page may complain in it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for the braces
  builtSite: [async ({}, use) => use(await builtSite()), { scope: 'worker' }],
  opened: [
    async ({ engine }, use) => {
      const found = findEngine(engine);
      if ('missing' in found) return use(found);
      const session = await openEngine(found).catch((error: Error) => ({
        missing: `${found.path} could not be driven: ${error.message.split('\n', 1)}`,
      }));
      await use(session);
      if ('close' in session) await session.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedComplaints: [[], { option: true }],
  visitor: async ({ opened, builtSite, expectedComplaints }, use, testInfo) => {
    if ('missing' in opened) return testInfo.skip(true, opened.missing);
    const site = await serveSite(builtSite);
    await opened.renew();
    await opened.resize(phone);
    await use(new Visitor(opened, site));
    const unexpected = opened
      .complaints()
      .filter(text => ![aborted, ...expectedComplaints].some(expected => text.includes(expected)));
    await opened.renew();
    await site.close();
    expect(unexpected).toEqual([]);
  },
});

export const phone = { width: 375, height: 667 };
export const desk = { width: 1024, height: 720 };
