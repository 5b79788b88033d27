/** For server and build only. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locale } from './locales.ts';
import { type MessageFacts, prepareMessage } from './prepare-message.ts';

export type MessageTree = string | readonly MessageTree[] | { readonly [key: string]: MessageTree };

/** The words by file, whose keys are the same in every language (`npm run check`). */
export interface WordsByFile {
  attractions: typeof import('../content/en/attractions.json');
  calendarFile: typeof import('../content/en/calendar-file.json');
  contact: typeof import('../content/en/contact.json');
  dataNote: typeof import('../content/en/data-note.json');
  home: typeof import('../content/en/home.json');
  hours: typeof import('../content/en/hours.json');
  inquiry: typeof import('../content/en/inquiry.json');
  inquiryPlan: typeof import('../content/en/inquiry-plan.json');
  languageSuggestion: typeof import('../content/en/language-suggestion.json');
  live: typeof import('../content/en/live.json');
  mail: typeof import('../content/en/mail.json');
  now: typeof import('../content/en/now.json');
  offline: typeof import('../content/en/offline.json');
  plan: typeof import('../content/en/plan.json');
  planLinks: typeof import('../content/en/plan-links.json');
  planParts: typeof import('../content/en/plan-parts.json');
  reasons: typeof import('../content/en/reasons.json');
  schedule: typeof import('../content/en/schedule.json');
  shows: typeof import('../content/en/shows.json');
  site: typeof import('../content/en/site.json');
  thanks: typeof import('../content/en/thanks.json');
  ticket: typeof import('../content/en/ticket.json');
}

interface Files extends WordsByFile {
  names: typeof import('../content/en/names.json');
  desk: typeof import('../content/en/desk.json');
  'office-mail': typeof import('../content/en/office-mail.json');
}

type Read<Name extends string> = Name extends keyof Files ? Files[Name] : MessageTree;

/** Only the ticket office sees these, in fewer languages. */
export const officeFiles: readonly string[] = ['desk', 'office-mail'];
export const officeLocales: readonly Locale[] = ['en', 'es'];
/** Other languages may have more names than English, for grammatical cases. */
export const namesFile = 'names';

/** Without its byte order mark. */
export const readWordsFile = (locale: Locale, file: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    readFileSync(new URL(`../content/${locale}/${file}`, import.meta.url)),
  );

/** With the facts filled in, if they are given. */
export const readMessages = <Name extends string>(
  locale: Locale,
  name: Name,
  facts?: MessageFacts,
): Read<Name> =>
  JSON.parse(readWordsFile(locale, `${name}.json`), (_, value: unknown) =>
    facts && typeof value === 'string' ? prepareMessage(value, facts, locale) : value,
  );

/** Of any language, without their ending. */
export function listMessageFiles(): string[] {
  const files = readdirSync(new URL('../content/', import.meta.url), { recursive: true, encoding: 'utf8' });
  const names = files.filter(file => file.endsWith('.json')).map(file => basename(file, '.json'));
  return [...new Set(names)].sort();
}

/** The words of a language. */
export function readWordsByFile(locale: Locale, facts: MessageFacts): WordsByFile {
  const files = listMessageFiles().filter(file => file !== namesFile && !officeFiles.includes(file));
  const keyOf = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const wordsByFile: object = Object.fromEntries(
    files.map(file => [keyOf(file), readMessages(locale, file, facts)]),
  );
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: `npm run check` compares the files of all languages
  return wordsByFile as WordsByFile;
}
