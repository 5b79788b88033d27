import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './build/browser.ts';

/** `npm test` chooses a free one. */
const port = process.env['TEST_PORT'] ?? '4173';
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  // The production build with its real headers.
  webServer: {
    command: 'node_modules/.bin/node build/start.ts',
    env: { PORT: port, HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserArguments(),
    },
  },
});
