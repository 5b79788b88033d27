import { readFileSync } from 'node:fs';
import type { Locale } from '../i18n/locales.ts';
import type { PageId } from '../i18n/paths.ts';

/** Paths of a language's Open Graph pictures. Other pages use the home page's. */
export const sharePictures = (locale: Locale): { home: string } & Partial<Record<PageId, string>> =>
  JSON.parse(readFileSync(`content/${locale}/share.json`, 'utf8'));
