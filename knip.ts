import type { KnipConfig } from 'knip';

/** Names exports that nothing imports, and files that nothing uses: modules, stylesheets, drawings. */
export default {
  include: ['exports', 'files', 'types'],
  entry: [
    'app/entry.{client,server}.{ts,tsx}',
    'app/islands/hydrate.tsx',
    'app/inline/{island-pre-hydration,pre-hydration,save-show,update-now}.ts',
    'app/offline/*worker.ts',
    'server/main.ts',
    'server/inquiries/desk/style/*.css',
    'site-build/build.ts',
    'tools/{start,test}.ts',
    'tests/support/live-server.ts',
    'tests/**/*.spec.ts',
    '**/*.test.ts',
  ],
  project: [
    '{app,domain,i18n,server,site-build,tests,tools}/**/*.{ts,tsx,mjs,css,svg}',
    '!app/art/sources/**',
  ],
  compilers: {
    // To Knip, a stylesheet is a module that imports others.
    css: text => (text.match(/@import "[^"]+"/g) ?? []).map(rule => `${rule.slice(1)};`).join('\n'),
    svg: () => '',
  },
} satisfies KnipConfig;
