import { inEveryLanguage } from '../../../i18n/every-language.ts';

export const privacy = inEveryLanguage('privacy');
export const cookies = inEveryLanguage('cookies');
export const gdpr = inEveryLanguage('gdpr');
export const legal = inEveryLanguage('legal');
export const accessibility = inEveryLanguage('accessibility');
