import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { loadDotEnv } from './server/site/dotenv.ts';
import { readSiteSettings } from './server/site/settings.ts';

loadDotEnv();

/** Selects the implementations of live inquiries (`imports` in package.json). */
const conditions = readSiteSettings(process.env).inquiryMode === 'live' ? ['live'] : [];

/** The files that every page loads first: parts that load on demand need not preload them. */
const first = new Set<string>();

export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  build: {
    assetsInlineLimit: 0,
    // Browsers that run the scripts support module preload or can do without.
    modulePreload: {
      polyfill: false,
      resolveDependencies(_file, files, { hostId }) {
        if (!hostId.includes('entry.client')) return files.filter(file => !first.has(file));
        for (const file of [hostId, ...files]) first.add(file);
        return files;
      },
    },
    // Older browsers show the prerendered pages and do not support range syntax such as (width >= 961px).
    cssTarget: ['chrome103', 'firefox102', 'safari15'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Needed by every page, and changes less often than the site.
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
            },
          },
        },
      },
    },
  },
});
