import { prepareMessages, readMessages } from './catalog.ts';
import { factsFor } from './facts.ts';
import type { Locale } from './locales.ts';
import type { OfficeMessages } from './messages.ts';

export type OfficeLocale = 'en' | 'es';

export interface OfficeWords {
  desk: OfficeMessages['desk'];
  mail: OfficeMessages['officeMail'];
}

const officeWordsIn = (locale: Locale): OfficeWords => {
  const facts = factsFor(locale);
  const prepared = (name: string) => prepareMessages(readMessages(locale, name), facts, locale);
  return { desk: prepared('desk'), mail: prepared('office-mail') } as OfficeWords;
};

export const officeWords: Readonly<Record<OfficeLocale, OfficeWords>> = {
  en: officeWordsIn('en'),
  es: officeWordsIn('es'),
};
