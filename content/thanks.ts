import type { Localized } from '../i18n/locales.ts';
import { thanks as en, type ThanksCopy } from './en/thanks.ts';

export const thanks: Localized<ThanksCopy> = { en };

/** Stands in the built page where the server writes the reference (`site-build/form-pages.ts`). */
export const sampleReference = 'IP-0000-00';
