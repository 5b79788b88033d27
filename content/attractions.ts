import type { Localized } from '../i18n/locales.ts';
import { type AttractionsCopy, attractions as en } from './en/attractions.ts';

export const attractions: Localized<AttractionsCopy> = { en };
