/** For server and build only. */
import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import compile from 'icu-minify/compile';
import formatCompiled, { type CompiledMessage } from 'icu-minify/format';
import { formatClockTime } from './format.ts';
import { type Locale, locales } from './locales.ts';
import { formatters } from './message.ts';
import { withNoBreakSpaces } from './typography.ts';

export type MessageTree = string | readonly MessageTree[] | { readonly [key: string]: MessageTree };

/** A time of day is a UTC `Date`. `null`: the owner has yet to provide it. */
export type MessageFacts = Readonly<Record<string, string | number | Date | null>>;

export const readContentFile = (locale: Locale, file: string): string =>
  readFileSync(new URL(`../content/${locale}/${file}`, import.meta.url), 'utf8');

export const readMessages = (locale: Locale, name: string): MessageTree =>
  JSON.parse(readContentFile(locale, `${name}.json`));

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

/** Fills in the facts. Returns a string, or a compiled message if other arguments remain. */
export function prepareMessage(message: string, facts: MessageFacts, locale: Locale): CompiledMessage {
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
  return compile(printAST(fillFacts(parse(withNoBreakSpaces(message, locale)))));
}

export function prepareMessages(tree: MessageTree, facts: MessageFacts, locale: Locale): unknown {
  if (typeof tree === 'string') return prepareMessage(tree, facts, locale);
  if (Array.isArray(tree)) return tree.map(inner => prepareMessages(inner, facts, locale));
  return Object.fromEntries(
    Object.entries(tree).map(([key, inner]) => [key, prepareMessages(inner, facts, locale)]),
  );
}
