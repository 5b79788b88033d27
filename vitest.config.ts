import { configDefaults, defineConfig } from 'vitest/config';

const deep = process.env['TEST_DEPTH'] === 'deep';

export default defineConfig({
  test: {
    include: [deep ? '**/*.deep.test.ts' : '**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(deep ? [] : ['**/*.deep.test.ts'])],
    maxWorkers: 2,
    // PostgreSQL starts and goes in hooks, which takes a loaded machine a while.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
