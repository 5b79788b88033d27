import { defineConfig } from '@playwright/test';
import { browserArguments, findProgram } from '../tools/programs.ts';

const port = process.env['TEST_PORT'] ?? '4180';
const executablePath = findProgram('chromium');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/editor',
  workers: 1,
  timeout: 300_000,
  use: {
    actionTimeout: 20_000,
    // Only there does it open folders.
    baseURL: `http://localhost:${port}`,
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
  webServer: {
    command: `"${process.execPath}" edit.ts`,
    env: { EDITOR_PORT: port },
    url: `http://localhost:${port}`,
    timeout: 300_000,
  },
});
