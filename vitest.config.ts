import { defineConfig } from 'vitest/config';
import { park } from './domain/park.ts';
import { builtLanguage } from './i18n/locales.ts';

// Without the React Router plugin, which does not work under Vitest.
export default defineConfig({
  define: {
    __BUILD_DAY__: '"2026-01-31"',
    __SITE_ORIGIN__: JSON.stringify(park.origin),
    __LANGUAGE__: JSON.stringify(builtLanguage()),
  },
  // PostgreSQL starts and goes in hooks, which takes a loaded machine a while.
  // Some build a copy of the project, on machines that are busy with other things.
  test: { include: ['**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
});
