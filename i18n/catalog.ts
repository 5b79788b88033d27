/** For server and build only. */
import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import compile from 'icu-minify/compile';
import formatCompiled from 'icu-minify/format';
import { formatClockTime } from './format.ts';
import { defaultLocale, type Locale, locales } from './locales.ts';
import { formatters } from './message.ts';
import { withNoBreakSpaces } from './typography.ts';

export type MessageTree = string | readonly MessageTree[] | { readonly [key: string]: MessageTree };

/** The words by file, whose keys are the same in every language (`npm run check`). */
export interface Messages {
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
/** Other languages may have more names than English, for grammatical cases. */
export const namesFile = 'names';

/** A time of day is a UTC `Date`. `null`: the owner has yet to provide it. */
export type MessageFacts = Readonly<Record<string, string | number | Date | null>>;

export const readContentFile = (locale: Locale, file: string): string =>
  readFileSync(new URL(`../content/${locale}/${file}`, import.meta.url), 'utf8');

export const readMessages = (locale: Locale, name: string): MessageTree =>
  JSON.parse(readContentFile(locale, `${name}.json`));

/** Without their ending. */
export const listMessageFiles = (): string[] =>
  readdirSync(new URL(`../content/${defaultLocale}/`, import.meta.url))
    .filter(file => file.endsWith('.json'))
    .map(file => file.replace('.json', ''));

/** The words of a language, with the facts filled in. */
export function readAllMessages(locale: Locale, facts: MessageFacts): Messages {
  const files = listMessageFiles().filter(file => file !== namesFile && !officeFiles.includes(file));
  return Object.fromEntries(
    files.map(file => [
      file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      prepareMessages(readMessages(locale, file), facts, locale),
    ]),
  ) as unknown as Messages;
}

/** The types of a message's arguments, by name. */
export function getArguments(elements: readonly MessageFormatElement[]): Map<string, 'number' | 'string'> {
  const types = new Map<string, 'number' | 'string'>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const isNumber = element.type === TYPE.plural || element.type === TYPE.number;
    if (isNumber || !types.has(element.value)) types.set(element.value, isNumber ? 'number' : 'string');
    for (const [name, type] of getArguments(getChildren(element)))
      if (type === 'number' || !types.has(name)) types.set(name, type);
  }
  return types;
}

/** The elements of every option of a plural or select. */
export function getChildren(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).flatMap(({ value }) => value);
}

/** Requires a message without other arguments. */
function formatFacts(message: string, facts: MessageFacts, locale: Locale): string {
  const language = locales[locale];
  const text = formatCompiled(
    compile(message),
    language.intl,
    facts as Record<string, string | number | Date>,
    {
      formatters: {
        ...formatters,
        // For `{opens, time, short}`.
        getDateTimeFormat: () =>
          ({
            format: (date: Date) => formatClockTime(`${date.getUTCHours()}:${minutesOf(date)}`, language),
          }) as Intl.DateTimeFormat,
      },
      formats: { time: { short: {} } },
    },
  );
  return text as string;
}

const minutesOf = (date: Date) => String(date.getUTCMinutes()).padStart(2, '0') as `${number}`;

/**
 * Fills in the facts. If other arguments remain, what returns is not a string but the compiled form that `formatMessage` takes. It is typed
 * like the string it stands for, so that prepared words have the type of their file.
 */
export function prepareMessage(message: string, facts: MessageFacts, locale: Locale): string {
  const fillFacts = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.map(element => {
      const names = [...getArguments([element]).keys()];
      if (names.length > 0 && names.every(name => name in facts))
        return { type: TYPE.literal, value: formatFacts(printAST([element]), facts, locale) };
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: fillFacts(option.value) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    });
  return compile(printAST(fillFacts(parse(withNoBreakSpaces(message, locale))))) as string;
}

export function prepareMessages(tree: MessageTree, facts: MessageFacts, locale: Locale): unknown {
  if (typeof tree === 'string') return prepareMessage(tree, facts, locale);
  if (Array.isArray(tree)) return tree.map(inner => prepareMessages(inner, facts, locale));
  return Object.fromEntries(
    Object.entries(tree).map(([key, inner]) => [key, prepareMessages(inner, facts, locale)]),
  );
}
