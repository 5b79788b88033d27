import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { park } from './app/content/park.ts';
import { licenseFile } from './build/notices.ts';
import { loadDotEnv } from './server/dotenv.ts';
import { readDelivery, readLiveSettings } from './server/env.ts';
import { dayIn } from './shared/day.ts';

loadDotEnv();

/** Chooses the delivery of inquiries: `imports` in package.json. */
const delivery = readDelivery(process.env) === 'live' ? ['live'] : [];

/** Loaded by the development server of live inquiries alone. */
async function inquiries(): Promise<Plugin> {
  const { devInquiries } = await import('./build/dev-inquiries.ts');
  return devInquiries(readLiveSettings(process.env));
}

export default defineConfig(({ command, isPreview }) => ({
  plugins: [reactRouter(), command === 'serve' && !isPreview && delivery.length > 0 && inquiries()],
  resolve: { conditions: [...delivery, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...delivery, ...defaultServerConditions] } },
  define: {
    /** The day shown until a script knows the day of the visit. */
    __BUILD_DAY__: JSON.stringify(dayIn(park.timeZone, new Date())),
    __SITE_ORIGIN__: JSON.stringify(process.env['SITE_ORIGIN'] ?? park.origin),
  },
  build: {
    assetsInlineLimit: 0,
    // The prerendered page is for older browsers too, which know no media queries such as (width >= 961px).
    cssTarget: ['chrome103', 'firefox102', 'safari15'],
    /** Read by `build/notices.ts`. */
    license: { fileName: licenseFile },
    rolldownOptions: {
      output: {
        // Few files compress better than many. The calendar's library stays out: it is loaded on first need.
        codeSplitting: {
          groups: [
            // Two, so that a phone runs each in a task of its own (app/early/late-start.ts).
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/(react-router|cookie|set-cookie-parser)\// },
            {
              name: 'site',
              test: /\/app\/(ui|art\/(marks|picture|manifest)|i18n|early|content\/(en\/)?(site|park)|root|frame|attractions\/timetable|inquiry\/draft)/,
            },
          ],
        },
      },
    },
  },
  // Prerendering asks the preview server by address: some networks have no resolvable "localhost".
  preview: { host: '127.0.0.1' },
  server: { host: '127.0.0.1', port: 3000 },
}));
