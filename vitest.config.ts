import { configDefaults, defineConfig } from 'vitest/config';

const deep = process.env['TEST_DEPTH'] === 'deep';

export default defineConfig({
  test: {
    include: [deep ? '**/*.deep.test.ts' : '**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(deep ? [] : ['**/*.deep.test.ts'])],
    globalSetup: './tests/support/temporary-postgresql.ts',
    maxWorkers: 2,
    // Halves the time: most of a file’s time is the import of what others have imported.
    isolate: false,
    // PostgreSQL may start slowly.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
