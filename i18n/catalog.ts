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

export const readMessages = (locale: Locale, name: string): MessageTree =>
  JSON.parse(readWordsFile(locale, `${name}.json`));

/** Of any language, without their ending. */
export function listMessageFiles(): string[] {
  const files = readdirSync(new URL('../content/', import.meta.url), { recursive: true, encoding: 'utf8' });
  const names = files.filter(file => file.endsWith('.json')).map(file => basename(file, '.json'));
  return [...new Set(names)].sort();
}

/** The words of a language, with the facts filled in. */
export function readWordsByFile(locale: Locale, facts: MessageFacts): WordsByFile {
  const files = listMessageFiles().filter(file => file !== namesFile && !officeFiles.includes(file));
  return Object.fromEntries(
    files.map(file => [
      file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      prepareMessages(readMessages(locale, file), facts, locale),
    ]),
  ) as unknown as WordsByFile;
}

export function prepareMessages(tree: MessageTree, facts: MessageFacts, locale: Locale): unknown {
  if (typeof tree === 'string') return prepareMessage(tree, facts, locale);
  if (Array.isArray(tree)) return tree.map(inner => prepareMessages(inner, facts, locale));
  return Object.fromEntries(
    Object.entries(tree).map(([key, inner]) => [key, prepareMessages(inner, facts, locale)]),
  );
}
