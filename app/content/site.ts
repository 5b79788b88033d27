import type { Localized } from '../i18n/locales.ts';
import { type SiteCopy, site as en } from './en/site.ts';

export const site: Localized<SiteCopy> = { en };
