import { configDefaults, defineConfig } from 'vitest/config';
import { park } from './domain/park.ts';
import { builtLanguage } from './i18n/locales.ts';

const deep = process.env['TEST_DEPTH'] === 'deep';

// Without the React Router plugin, which does not work under Vitest.
export default defineConfig({
  define: {
    __BUILD_DAY__: '"2026-01-31"',
    __SITE_ORIGIN__: JSON.stringify(park.origin),
    __LANGUAGE__: JSON.stringify(builtLanguage()),
  },
  test: {
    include: [deep ? '**/*.deep.test.ts' : '**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(deep ? [] : ['**/*.deep.test.ts'])],
    maxWorkers: 2,
    // PostgreSQL starts and goes in hooks, which takes a loaded machine a while.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
