import type { Localized } from '../i18n/locales.ts';
import { type HomeCopy, home as en } from './en/home.ts';

export const home: Localized<HomeCopy> = { en };
