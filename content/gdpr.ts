import type { Localized } from '../i18n/locales.ts';
import { gdpr as en } from './en/gdpr.ts';
import type { PolicyCopy } from './policy.ts';

export const gdpr: Localized<PolicyCopy> = { en };
