import type { Localized } from '../i18n/locales.ts';
import { live as en, type LiveCopy } from './en/live.ts';

export const live: Localized<LiveCopy> = { en };
