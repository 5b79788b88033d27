import type { Localized } from '../i18n/locales.ts';
import { privacy as en } from './en/privacy.ts';
import type { PolicyCopy } from './policy.ts';

export const privacy: Localized<PolicyCopy> = { en };
