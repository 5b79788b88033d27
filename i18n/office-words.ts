import { readMessages } from './catalog.ts';
import { createFacts } from './facts.ts';

export type OfficeLocale = 'en' | 'es';

export type OfficeWords = ReturnType<typeof readOfficeWords>;

function readOfficeWords(locale: OfficeLocale) {
  const facts = createFacts(locale);
  return { desk: readMessages(locale, 'desk', facts), mail: readMessages(locale, 'office-mail', facts) };
}

export const officeWords: Readonly<Record<OfficeLocale, OfficeWords>> = {
  en: readOfficeWords('en'),
  es: readOfficeWords('es'),
};
