import type { Localized } from '../i18n/locales.ts';
import { site as en, type SiteCopy } from './en/site.ts';

export const site: Localized<SiteCopy> = { en };
