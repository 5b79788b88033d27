import { prepareMessages, readMessages } from './catalog.ts';
import { createFacts } from './facts.ts';
import type { Locale } from './locales.ts';
import type { OfficeMessages } from './messages.ts';

export type OfficeLocale = 'en' | 'es';

export interface OfficeWords {
  desk: OfficeMessages['desk'];
  mail: OfficeMessages['officeMail'];
}

const readOfficeWords = (locale: Locale): OfficeWords => {
  const facts = createFacts(locale);
  const prepare = (name: string) => prepareMessages(readMessages(locale, name), facts, locale);
  return { desk: prepare('desk'), mail: prepare('office-mail') } as OfficeWords;
};

export const officeWords: Readonly<Record<OfficeLocale, OfficeWords>> = {
  en: readOfficeWords('en'),
  es: readOfficeWords('es'),
};
