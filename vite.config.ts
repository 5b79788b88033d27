import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { park } from './app/content/park.ts';
import { dayIn } from './shared/day.ts';

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    /** The day shown until a script knows the day of the visit. */
    __BUILD_DAY__: JSON.stringify(dayIn(park.timeZone, new Date())),
    __SITE_ORIGIN__: JSON.stringify(process.env['SITE_ORIGIN'] ?? park.origin),
  },
  build: { assetsInlineLimit: 0 },
  // Prerendering asks the preview server by address: some networks have no resolvable "localhost".
  preview: { host: '127.0.0.1' },
  server: { host: '127.0.0.1', port: 3000 },
});
