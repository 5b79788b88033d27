import type { Localized } from '../i18n/locales.ts';
import { inquiry as en, type InquiryCopy } from './en/inquiry.ts';

export const inquiry: Localized<InquiryCopy> = { en };
