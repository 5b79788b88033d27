import type { Localized } from '../i18n/locales.ts';
import { cookies as en } from './en/cookies.ts';
import type { PolicyCopy } from './policy.ts';

export const cookies: Localized<PolicyCopy> = { en };
