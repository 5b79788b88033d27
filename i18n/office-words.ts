import { prepareMessages, readMessages } from './catalog.ts';
import { createFacts } from './facts.ts';

export type OfficeLocale = 'en' | 'es';

export interface OfficeWords {
  desk: typeof import('../content/en/desk.json');
  mail: typeof import('../content/en/office-mail.json');
}

function readOfficeWords(locale: OfficeLocale): OfficeWords {
  const facts = createFacts(locale);
  const prepare = (name: string) => prepareMessages(readMessages(locale, name), facts, locale);
  return { desk: prepare('desk'), mail: prepare('office-mail') } as OfficeWords;
}

export const officeWords: Readonly<Record<OfficeLocale, OfficeWords>> = {
  en: readOfficeWords('en'),
  es: readOfficeWords('es'),
};
