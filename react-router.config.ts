import type { Config } from '@react-router/dev/config';
import { allLocales } from './app/i18n/locales.ts';
import { pageIds, pathTo } from './app/i18n/paths.ts';

export default {
  ssr: false,
  buildDirectory: 'dist',
  /** Every page of every language, and one path that leads nowhere: the 404 page. */
  prerender: [...allLocales.flatMap(locale => pageIds.map(page => pathTo(page, locale))), '/404'],
} satisfies Config;
