import type { Config } from '@react-router/dev/config';
import { allLocales } from './i18n/locales.ts';
import { pageIds, pathTo, thanksPath } from './i18n/paths.ts';
import { loadDotEnv } from './server/site/dotenv.ts';
import { readSiteSettings } from './server/site/settings.ts';

loadDotEnv();

const live = readSiteSettings(process.env).inquiryMode === 'live';

export default {
  ssr: false,
  /** `site-build/site.ts` says where. */
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'dist',
  /** Every page of every language, and one path that leads nowhere: the 404 page. */
  prerender: [
    ...allLocales.flatMap(locale => pageIds.map(page => pathTo(page, locale))),
    ...(live ? allLocales.map(thanksPath) : []),
    '/404',
  ],
} satisfies Config;
