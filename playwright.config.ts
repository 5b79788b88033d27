import { defineConfig } from '@playwright/test';
import { deskSecret, liveBuild } from './tests/support/live-site.ts';
import type { BrowserOptions } from './tests/support/test.ts';
import { browserArguments, findProgram } from './tools/programs.ts';

const port = process.env['TEST_PORT'] ?? '4173';
const livePort = process.env['TEST_LIVE_PORT'] ?? '4174';

const address = (onPort: string) => `http://127.0.0.1:${onPort}`;
const depth = process.env['TEST_DEPTH'];
const executablePath = findProgram('chromium');
const chromium = {
  launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  pictures: false,
};

const server = (script: string, onPort: string, env: Record<string, string>) => ({
  command: `"${process.execPath}" ${script}`,
  env: { ...env, PORT: onPort, HOST: '127.0.0.1' },
  url: address(onPort),
  reuseExistingServer: false,
  timeout: 120_000,
});

export default defineConfig<object, BrowserOptions>({
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  ...(depth === 'default' && { grepInvert: /@deep/ }),
  ...(depth === 'deep' && { grep: /@deep/ }),
  projects: [
    ...(['firefox', 'webkit'] as const).map(name => ({
      name,
      testDir: 'tests/engines',
      use: { baseURL: address(port) },
      timeout: 120_000,
    })),
    { name: 'simulated', testDir: 'tests/e2e', use: { ...chromium, baseURL: address(port) } },
    { name: 'live', testDir: 'tests/e2e-live', use: { ...chromium, baseURL: address(livePort) } },
  ],
  webServer: [
    server('tools/start.ts', port, { INQUIRIES: 'simulated' }),
    server('tests/support/live-server.ts', livePort, {
      ...liveBuild.variables,
      DATA_DIR: 'test-results/live-data',
      DESK_SECRET: deskSecret,
    }),
  ],
  // Service workers would bypass mocked routes.
  use: { trace: 'off', serviceWorkers: 'block', reducedMotion: 'reduce' },
});
