import type { Config } from '@react-router/dev/config';
import { builtLanguage } from './i18n/locales.ts';
import { notFoundPath, pageIds, pathTo } from './i18n/paths.ts';
import { loadDotEnv } from './server/site/dotenv.ts';
import { readSiteSettings } from './server/site/settings.ts';

loadDotEnv();

const live = readSiteSettings(process.env).inquiryMode === 'live';
const language = builtLanguage();

export default {
  ssr: false,
  /** `site-build/site.ts` says where. */
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'dist',
  /** Every page of the language, and one path that leads nowhere: the 404 page. */
  prerender: [
    ...pageIds.map(page => pathTo(page, language)),
    ...(live ? [pathTo('thanks', language), pathTo('refused', language)] : []),
    pathTo('offline', language),
    notFoundPath(language),
  ],
} satisfies Config;
