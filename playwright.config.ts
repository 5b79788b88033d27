import { defineConfig } from '@playwright/test';
import type { EngineOption } from './tests/engines/test.ts';
import { deskSecret } from './tests/support/desk-secret.ts';
import { browserArguments, findLightBrowser } from './tools/browser.ts';

/** `npm test` chooses free ones. */
const port = process.env['TEST_PORT'] ?? '4173';
const livePort = process.env['TEST_LIVE_PORT'] ?? '4174';

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: browserArguments(),
});
const browser = launchOptions(findLightBrowser());
const baseURL = `http://127.0.0.1:${port}`;

/** A server of a production build with its real headers. */
const server = (script: string, onPort: string, env: Record<string, string>) => ({
  command: `node_modules/.bin/node ${script}`,
  env: { ...env, PORT: onPort, HOST: '127.0.0.1' },
  url: `http://127.0.0.1:${onPort}/`,
  reuseExistingServer: false,
  timeout: 120_000,
});

export default defineConfig<object, EngineOption>({
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  projects: [
    {
      name: 'simulated',
      testDir: 'tests/e2e',
      use: { baseURL, launchOptions: browser },
    },
    {
      name: 'live',
      testDir: 'tests/e2e-live',
      use: { baseURL: `http://127.0.0.1:${livePort}`, launchOptions: browser },
    },
    // Chromium has walked all of it above.
    ...(['firefox', 'webkit', 'floor'] as const).map(engine => ({
      name: engine,
      testDir: 'tests/engines',
      ...(engine === 'floor' ? { testMatch: 'floor.spec.ts' } : { testIgnore: 'floor.spec.ts' }),
      use: { engine },
      // One browser for all of an engine's journeys.
      workers: 1,
      timeout: 60_000,
      fullyParallel: false,
    })),
  ],
  webServer: [
    server('tools/start.ts', port, { INQUIRIES: 'simulated' }),
    server('tests/support/live-server.ts', livePort, {
      INQUIRIES: 'live',
      // One beside the default shows what is true of all.
      LANGUAGES: 'en,es',
      DATA_DIR: 'test-results/live-data',
      DESK_SECRET: deskSecret,
    }),
  ],
  // A worker would answer from what an earlier step has kept, past what a test puts in the network's place. Tests of it allow it.
  use: { trace: 'off', serviceWorkers: 'block' },
});
