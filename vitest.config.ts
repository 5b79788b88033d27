import { configDefaults, defineConfig } from 'vitest/config';

const deep = process.env['TEST_DEPTH'] === 'deep';

export default defineConfig({
  test: {
    include: [deep ? '**/*.deep.test.ts' : '**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(deep ? [] : ['**/*.deep.test.ts'])],
    maxWorkers: 2,
    // PostgreSQL may start slowly.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
