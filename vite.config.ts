import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { loadDotEnv } from './server/site/dotenv.ts';
import { readSiteSettings } from './server/site/settings.ts';

loadDotEnv();

/** Selects the implementations in `imports` of package.json. */
const conditions = readSiteSettings(process.env).inquiryMode === 'live' ? ['live'] : [];

export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  build: {
    assetsInlineLimit: 0,
    // Browsers that run the scripts do not need the polyfill.
    modulePreload: { polyfill: false },
    // Older browsers, without range syntax such as (width >= 961px), show the prerendered pages.
    cssTarget: ['chrome103', 'firefox102', 'safari15'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Changes less often than the site.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // What both islands start with: few chunks compress better and cost fewer requests. Pictures, styles, and the planner's rules,
                // which the form needs only for a plan, load separately.
                {
                  name: 'shared',
                  test: /^(?!.*(plan\/(?!link|request|preferences)|places|picture|manifest|\.css$))/,
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
