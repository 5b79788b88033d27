import type { Localized } from '../i18n/locales.ts';
import { home as en, type HomeCopy } from './en/home.ts';

export const home: Localized<HomeCopy> = { en };
