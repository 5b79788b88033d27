import { defineConfig } from 'vitest/config';

// Without the React Router plugin, which does not work under Vitest.
export default defineConfig({
  define: { __BUILD_DAY__: '"2026-01-31"', __SITE_ORIGIN__: '"https://www.islapapagayo.example"' },
  test: { include: ['**/*.test.ts'] },
});
