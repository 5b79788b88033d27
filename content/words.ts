import type { Localized } from '../i18n/locales.ts';
import type { PageId } from '../i18n/pages.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import * as it from './it/index.ts';
import * as nl from './nl/index.ts';
import * as pl from './pl/index.ts';

/** All that the site says. The English words are the type: a text that another language lacks does not compile. */
export type Words = typeof en & Record<PageId, { title: string; description: string }>;

/** The words in every language, for the server and the build. A page gets those that it shows as data (`site-build/page-data.ts`). */
export const words: Localized<Words> = { en, es, de, fr, it, nl, pl };
