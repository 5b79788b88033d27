/** Compares the words in `content/` with the English ones. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { isClockTime } from '../domain/clock-time.ts';
import { listMessageFiles, namesFile, officeFiles, officeLocales, readWordsFile } from '../i18n/catalog.ts';
import { createFacts, nameOptions, sharedFacts } from '../i18n/facts.ts';
import { allLocales, defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { policyIds } from '../i18n/pages.ts';
import { readPolicy } from '../i18n/policy-markdown.ts';
import {
  type Argument,
  type ArgumentType,
  formOf,
  hasMissingFact,
  listArguments,
  type MessageFacts,
  parseMessage,
} from '../i18n/prepare-message.ts';
import { messageOf } from '../server/site/errors.ts';

type Read = typeof readWordsFile;

/** Each problem names the file, the line and the remedy. */
export function findWordProblems(
  read: Read = readWordsFile,
  languages: readonly Locale[] = allLocales,
): string[] {
  const translations = languages.filter(id => id !== defaultLocale);
  const structures = [defaultLocale, ...translations].flatMap(locale =>
    listParts(locale).flatMap(part => compareStructure(part, locale, read)),
  );
  // What is broken cannot be compared.
  if (structures.length > 0) return [...new Set(structures)];
  const englishProblems = checkLanguage(defaultLocale, read);
  if (englishProblems.length > 0) return englishProblems;
  return translations.flatMap(locale => checkLanguage(locale, read));
}

const listParts = (locale: Locale) =>
  listMessageFiles().filter(part => officeLocales.includes(locale) || !officeFiles.includes(part));

function checkLanguage(locale: Locale, read: Read): string[] {
  const names = checkMessages(namesFile, { locale, facts: sharedFacts, read });
  // The facts contain the names.
  if (names.length > 0) return names;
  const context = { locale, facts: createFacts(locale), read };
  const parts = listParts(locale).filter(part => part !== namesFile);
  return [
    ...parts.flatMap(part => checkMessages(part, context)),
    ...policyIds.flatMap(id => checkPolicy(`${id}.md`, context)),
  ];
}

interface Context {
  locale: Locale;
  facts: MessageFacts;
  read: Read;
}

function readSource(locale: Locale, file: string, read: Read): string {
  const name = `content/${locale}/${file}`;
  try {
    return read(locale, file);
  } catch (error) {
    if (error instanceof TypeError) throw new Error(`${name}:1: is not in UTF-8. Save it in this encoding.`);
    const remedy =
      locale === defaultLocale
        ? 'Write it, or remove it from the other languages'
        : `Copy content/${defaultLocale}/${file} and translate it`;
    throw new Error(`${name} is missing. ${remedy}.`);
  }
}

/** Throws an `Error` if it cannot be read. */
function readTree(locale: Locale, part: string, read: Read) {
  const file = `${part}.json`;
  const source = readSource(locale, file, read);
  /** File, line and key. */
  const locate = ({ offset }: Pick<Node, 'offset'>, path = '') =>
    `content/${locale}/${file}:${source.slice(0, offset).split('\n').length}:${path && ` "${path}"`}`;
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const [error] = errors;
  if (root && !error) return { root, locate };
  const reason = error ? printParseErrorCode(error.error) : 'empty';
  throw new Error(
    `${locate(error ?? { offset: 0 })} is not valid JSON (${reason}). Check quotes, commas and braces before this place.`,
  );
}

const kinds: Readonly<Partial<Record<Node['type'], string>>> = {
  string: 'a text in quotes',
  object: 'an object in { }',
  array: 'a list in [ ]',
};

function compareStructure(part: string, locale: Locale, read: Read): string[] {
  try {
    const { root, locate } = readTree(locale, part, read);
    const english = readTree(defaultLocale, part, read).root;
    const like = `as in content/${defaultLocale}/${part}.json`;
    const compare = (node: Node, path: string, englishNode?: Node): string[] => {
      const expected = (englishNode && kinds[englishNode.type]) ?? kinds.string;
      if (kinds[node.type] !== expected)
        return [`${locate(node, path)} is not ${expected}. Write it ${like}.`];
      const entries = listEntries(node);
      const englishEntries = new Map(englishNode && listEntries(englishNode));
      const keys = entries.map(([key]) => key);
      const pathOf = (key: string) => (path ? `${path}.${key}` : key);
      return [
        ...entries.flatMap(([key, value], index) => {
          const location = locate(value, pathOf(key));
          if (key.includes('.'))
            return `${location} has a dot in its key. Write an object in { } for each level.`;
          if (keys.indexOf(key) < index) return `${location} is there twice. Remove one.`;
          if (!englishEntries.has(key) && part !== namesFile)
            return `${location} is not in English. Remove it, or write it ${like}.`;
          return compare(value, pathOf(key), englishEntries.get(key));
        }),
        ...[...englishEntries.keys()]
          .filter(key => !keys.includes(key))
          .map(key => `${locate(node, pathOf(key))} is missing. Add it, ${like}.`),
      ];
    };
    return compare(root, '', english);
  } catch (error) {
    return [messageOf(error)];
  }
}

const listEntries = ({ type, children = [] }: Node): [key: string, value: Node][] =>
  children.flatMap((child, index) => {
    if (type === 'array') return [[String(index), child]];
    const [key, value] = child.children ?? [];
    return key && value ? [[String(key.value), value]] : [];
  });

/** By their path: `hero.title`. */
const listMessages = (node: Node, path = ''): [path: string, message: Node][] =>
  node.type === 'string'
    ? [[path, node]]
    : listEntries(node).flatMap(([key, inner]) => listMessages(inner, path ? `${path}.${key}` : key));

function checkMessages(part: string, context: Context): string[] {
  const { locale, read } = context;
  const english = new Map(listMessages(readTree(defaultLocale, part, read).root));
  const { root, locate } = readTree(locale, part, read);
  return listMessages(root).flatMap(([path, node]) => {
    const text = String(node.value);
    const problems =
      text.trim() === text
        ? checkMessage(text, String(english.get(path)?.value ?? ''), part, context)
        : ['begins or ends with a space. Remove it: the code adds the spaces between texts.'];
    return problems.map(problem => `${locate(node, path)} ${problem}`);
  });
}

function checkMessage(text: string, english: string, part: string, { locale, facts }: Context): string[] {
  if (text === '') return ['is empty. Write a text.'];
  let used: readonly Argument[];
  try {
    used = listArguments(parseMessage(text));
  } catch (error) {
    return [messageOf(error)];
  }
  const expected = listArguments(parseMessage(english));
  const isFact = (name: string) => Object.hasOwn(facts, name);
  const listValues = (uses: readonly Argument[]) =>
    uses
      .filter(({ name }) => !isFact(name))
      .flatMap(({ name, hasNumber }) => [
        `{${name}}`,
        ...(hasNumber ? [`the # in {${name}, plural, …}`] : []),
      ]);
  const usedValues = listValues(used);
  const missing = new Set(listValues(expected).filter(value => !usedValues.includes(value)));
  return [
    ...[...missing].map(value => `lacks ${value}, which the English text has. Add it.`),
    ...used.flatMap(argument => {
      const { name, type } = argument;
      const englishUses = expected.filter(other => other.name === name);
      if (!isFact(name) && englishUses.length === 0)
        return `uses {${name}}, which is neither a fact (i18n/facts.ts) nor in the English text. Write one that is.`;
      if (facts[name] === null && !part.endsWith('.md'))
        return `uses {${name}}, which the owner may not have provided. Only policies leave out what is missing.`;
      const types = isFact(name) ? typesOfFact(name, facts[name], part) : typesLike(englishUses);
      if (!types.includes(type)) return `uses {${name}} as a ${type}. Write ${formOf(name, types[0])}.`;
      if (type === 'plural') return checkPlural(argument, locale);
      if (type === 'select') return checkSelect(argument, englishUses);
      return [];
    }),
  ];
}

const numberTypes: readonly ArgumentType[] = ['number', 'plural', 'text'];

/** The usual one first. */
function typesOfFact(name: string, value: unknown, part: string): readonly ArgumentType[] {
  if (isClockTime(value)) return ['time'];
  if (typeof value === 'number') return numberTypes;
  return part === namesFile && nameOptions[name] ? ['text', 'select'] : ['text'];
}

function typesLike(uses: readonly Argument[]): readonly ArgumentType[] {
  const types = uses.map(({ type }) => type);
  return types.includes('number') && !types.includes('plural') ? numberTypes : types;
}

/** Whoever writes all known options is right. */
function checkOptions({ name, type, options }: Argument, required: readonly string[], known = required) {
  const isKnown = (option: string) => known.includes(option) || (type === 'plural' && /^=\d+$/.test(option));
  if (required.every(option => options.includes(option)) && options.every(isKnown)) return [];
  const remedy = `Write ${[...new Set(known)].join(', ')}: they are not translated.`;
  return [`has unknown or missing options in ${formOf(name, type)}. ${remedy}`];
}

function checkSelect(argument: Argument, englishUses: readonly Argument[]): string[] {
  const ofName = nameOptions[argument.name];
  const english = englishUses.flatMap(use => use.options);
  return checkOptions(argument, english, ofName && [...ofName, 'other']);
}

function checkPlural(argument: Argument, locale: Locale): string[] {
  const rules = new Intl.PluralRules(locales[locale].intl);
  // Whole numbers below 1000 need these; larger ones need no others.
  const needed = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
  return checkOptions(argument, [...needed], rules.resolvedOptions().pluralCategories);
}

function checkPolicy(file: string, context: Context): string[] {
  const { locale, read } = context;
  const name = `content/${locale}/${file}`;
  const problems: string[] = [];
  const check = (message: string, line: number) => {
    const found = checkMessage(message, '', file, context);
    problems.push(...found.map(problem => `${name}:${line}: "${message.slice(0, 40)}" ${problem}`));
    return found.length === 0 && hasMissingFact(message, context.facts) ? null : message;
  };
  try {
    const { sections } = readPolicy(name, readSource(locale, file, read), check);
    const english = readPolicy(name, readSource(defaultLocale, file, read), message => message);
    const ids = sections.map(({ id }) => id).join(', ');
    const expected = english.sections.map(({ id }) => id).join(', ');
    if (ids !== expected) problems.push(`${name}:1: has the sections ${ids}. They must be ${expected}.`);
  } catch (error) {
    problems.push(messageOf(error));
  }
  return problems;
}
