import type { Localized } from '../i18n/locales.ts';
import type { PageId } from '../i18n/pages.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import * as it from './it/index.ts';
import * as nl from './nl/index.ts';
import * as pl from './pl/index.ts';

/** All words of the site. English is the type: a text missing from another language does not compile. */
export type Words = typeof en & Record<PageId, { title: string; description: string }>;

/** For server and build only. Pages get the words they show as data (`site-build/page-data.ts`). */
export const words: Localized<Words> = { en, es, de, fr, it, nl, pl };
