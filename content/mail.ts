import type { Localized } from '../i18n/locales.ts';
import { mail as en, type MailCopy } from './en/mail.ts';

export const mail: Localized<MailCopy> = { en };
