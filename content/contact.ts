import type { Localized } from '../i18n/locales.ts';
import { type ContactCopy, contact as en } from './en/contact.ts';

export const contact: Localized<ContactCopy> = { en };
