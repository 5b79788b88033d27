import { inEveryLanguage } from '../../../i18n/every-language.ts';

export const elsewhere = inEveryLanguage('plan');
