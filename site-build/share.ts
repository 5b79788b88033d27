import type { Locale } from '../i18n/locales.ts';
import type { PageId } from '../i18n/pages.ts';
import pictures from './share-pictures.json' with { type: 'json' };

/** Pages without one use the home page's. */
export const sharePictures = (locale: Locale): { home: string } & Partial<Record<PageId, string>> =>
  pictures[locale];
