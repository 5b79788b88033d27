import { locales } from '../../../i18n/locales.ts';
import { type OfficeLocale, officeWords } from '../../../i18n/office-words.ts';
import { words } from '../../../i18n/words.ts';

export type DeskWords = ReturnType<typeof getDeskWords>;

export function getDeskWords(officeLocale: OfficeLocale) {
  const { desk } = officeWords[officeLocale];
  const siteWords = words[officeLocale];
  return {
    officeLocale,
    language: locales[officeLocale],
    words: desk,
    siteWords,
    labels: siteWords.inquiry.labels,
  };
}
