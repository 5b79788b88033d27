import { readFileSync } from 'node:fs';
import type { Locale } from '../i18n/locales.ts';

/** The paths of the sharing pictures of a language. Pages without one of their own have the home page's. */
export const sharePictures = (locale: Locale): { home: string; attractions?: string; contact?: string } =>
  JSON.parse(readFileSync(`content/${locale}/share.json`, 'utf8'));
