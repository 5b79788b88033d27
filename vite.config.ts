import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { loadDotEnv } from './server/site/dotenv.ts';
import { readSiteSettings } from './server/site/settings.ts';

loadDotEnv();

/** Selects the implementations of live inquiries (`imports` in package.json). */
const conditions = readSiteSettings(process.env).inquiryMode === 'live' ? ['live'] : [];

export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  build: {
    assetsInlineLimit: 0,
    // Browsers that run the scripts support module preload or can do without.
    modulePreload: { polyfill: false },
    // Older browsers show the prerendered pages and do not support range syntax such as (width >= 961px).
    cssTarget: ['chrome103', 'firefox102', 'safari15'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Needed by both islands, and changes less often than the site.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // What both islands start with: few chunks compress better than many, and cost fewer requests. The planner's rules, which
                // the form needs for a plan only, and pictures are apart.
                {
                  name: 'shared',
                  test: /^(?!.*(plan(?!-text)|places|park-map|picture|manifest))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
