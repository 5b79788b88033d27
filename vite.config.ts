import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { loadDotEnv } from './server/site/dotenv.ts';
import { readSiteSettings } from './server/site/settings.ts';

loadDotEnv();

/** Chooses what sends inquiries: `imports` in package.json. */
const conditions = readSiteSettings(process.env).inquiryMode === 'live' ? ['live'] : [];

export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  build: {
    assetsInlineLimit: 0,
    // Every browser that runs the pages' programs knows module preloads, or does as well without.
    modulePreload: { polyfill: false },
    // The prerendered page is for older browsers too, which know no media queries such as (width >= 961px).
    cssTarget: ['chrome103', 'firefox102', 'safari15'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page starts with them, and they change less often than the site.
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
            },
          },
        },
      },
    },
  },
});
