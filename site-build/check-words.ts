/** Compares the words in `content/` with the English ones. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import {
  getArguments,
  getChildren,
  listMessageFiles,
  type MessageFacts,
  type MessageTree,
  namesFile,
  officeFiles,
  prepareMessage,
  readContentFile,
} from '../i18n/catalog.ts';
import { createFacts } from '../i18n/facts.ts';
import { allLocales, defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { policyIds } from '../i18n/pages.ts';
import { readPolicy } from '../i18n/policy-markdown.ts';

/** Each problem names the file, the line and the remedy. */
export function findWordProblems(
  read: typeof readContentFile = readContentFile,
  languages: readonly Locale[] = allLocales,
): string[] {
  const englishProblems = checkLanguage(defaultLocale, read);
  // Translations cannot be compared with a broken source.
  if (englishProblems.length > 0) return englishProblems;
  const translations = languages.filter(id => id !== defaultLocale);
  return translations.flatMap(locale => checkLanguage(locale, read));
}

function checkLanguage(locale: Locale, read: typeof readContentFile): string[] {
  let facts: MessageFacts;
  try {
    facts = createFacts(locale);
  } catch (error) {
    return [
      `The facts that messages use cannot be read in content/${locale}: ${(error as Error).message}. Copy the files of content/${defaultLocale} and translate them.`,
    ];
  }
  const context = { locale, facts, read };
  return [
    ...listMessageFiles().flatMap(file => checkFile(file, context)),
    ...policyIds.flatMap(id => checkPolicy(`${id}.md`, context)),
  ];
}

interface Context {
  locale: Locale;
  facts: MessageFacts;
  read: typeof readContentFile;
}

function checkFile(part: string, context: Context): string[] {
  const { locale, read } = context;
  const file = `${part}.json`;
  const name = `content/${locale}/${file}`;
  let source: string;
  let messages: ReadonlyMap<string, unknown>;
  try {
    source = read(locale, file);
  } catch {
    return officeFiles.includes(part)
      ? []
      : [`${name} is missing. Copy content/${defaultLocale}/${file} and translate it.`];
  }
  try {
    messages = flatten(JSON.parse(source));
  } catch (error) {
    return [`${name} is not valid JSON: ${(error as Error).message}. Check quotes, commas and braces there.`];
  }
  const english = flatten(JSON.parse(read(defaultLocale, file)));
  const missingKeys = [...english.keys()].filter(key => !messages.has(key));
  return [
    ...missingKeys.map(key => `${name} has no "${key}". Add it, as in content/${defaultLocale}/${file}.`),
    ...[...messages].flatMap(([key, text]) => {
      const englishText = english.get(key);
      const line = source.slice(0, Math.max(0, source.indexOf(JSON.stringify(text)))).split('\n').length;
      const location = `${name}:${line} "${key}"`;
      if (typeof text !== 'string') return [`${location} is not a text. Put it in quotes.`];
      if (englishText === undefined && part !== namesFile)
        return [`${location} is not in content/${defaultLocale}/${file}. Remove it, or add it there.`];
      return checkMessage(text, context, typeof englishText === 'string' ? englishText : text).map(
        problem => `${location} ${problem}`,
      );
    }),
  ];
}

function checkMessage(text: string, { locale, facts }: Context, englishText: string): string[] {
  if (text.trim() === '') return ['is empty. Write a text.'];
  const parsed = parseMessage(text);
  if (typeof parsed === 'string') return [parsed];
  const parsedEnglish = parseMessage(englishText);
  const englishArguments =
    typeof parsedEnglish === 'string' ? new Map<string, string>() : getArguments(parsedEnglish);
  const usedArguments = getArguments(parsed);
  const requiredNames = [...englishArguments.keys()].filter(name => !(name in facts));
  return [
    ...[...usedArguments.keys()]
      .filter(name => !(name in facts) && !englishArguments.has(name))
      .map(name => `uses {${name}}, which is neither a fact (i18n/facts.ts) nor in the English text.`),
    ...requiredNames
      .filter(name => !usedArguments.has(name))
      .map(name => `lacks {${name}}, which the English text has.`),
    ...[...usedArguments]
      .filter(
        ([name, type]) => type === 'number' && englishArguments.get(name) === 'string' && !(name in facts),
      )
      .map(([name]) => `uses {${name}} as a number, which it is not in the English text.`),
    ...checkPlurals(parsed, locale),
    ...checkFormatting(text, { locale, facts }),
  ];
}

function checkFormatting(text: string, { locale, facts }: Pick<Context, 'locale' | 'facts'>): string[] {
  try {
    prepareMessage(text, facts, locale);
    return [];
  } catch (error) {
    return [`cannot be formatted: ${(error as Error).message}. Use a form that docs/content.md lists.`];
  }
}

/** Returns a string if the syntax is wrong. */
function parseMessage(text: string): MessageFormatElement[] | string {
  try {
    return parse(text, { captureLocation: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    const offset = location?.start.offset ?? 0;
    return `cannot be read near "${text.slice(Math.max(0, offset - 10), offset + 20)}" (${message}). Check the braces: each { needs its }.`;
  }
}

/** The plural categories that whole numbers below 1000 need; larger ones need no others. */
const categoriesOf = (locale: Locale) => {
  const rules = new Intl.PluralRules(locales[locale].intl);
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
};

function checkPlurals(elements: readonly MessageFormatElement[], locale: Locale): string[] {
  return elements.flatMap(element => {
    const inner = checkPlurals(getChildren(element), locale);
    if (element.type !== TYPE.plural) return inner;
    const missingCategories = [...categoriesOf(locale)].filter(category => !(category in element.options));
    return [
      ...missingCategories.map(
        category =>
          `has no "${category}" for {${element.value}, plural, …}, which ${locales[locale].name} needs.`,
      ),
      ...inner,
    ];
  });
}

function checkPolicy(file: string, context: Context): string[] {
  const { locale, read } = context;
  const name = `content/${locale}/${file}`;
  const problems: string[] = [];
  let source: string;
  try {
    source = read(locale, file);
  } catch {
    return [
      locale === defaultLocale
        ? `${name} is missing, but i18n/pages.ts has the page. Write it, with a front matter like that of privacy.md.`
        : `${name} is missing. Copy content/${defaultLocale}/${file} and translate it.`,
    ];
  }
  const sectionsOf = (source: string, check: (message: string) => void) => {
    const policy = readPolicy(source, message => {
      if (message.trim() !== '') check(message);
      return message;
    });
    return policy.sections.map(({ id }) => id).join(', ');
  };
  const check = (message: string) => {
    for (const problem of checkMessage(message, context, ''))
      problems.push(`"${message.slice(0, 40)}…" ${problem}`);
  };
  try {
    const sections = sectionsOf(source, check);
    const expected = sectionsOf(read(defaultLocale, file), () => {});
    if (sections !== expected) problems.push(`has the sections ${sections}. They must be ${expected}.`);
  } catch (error) {
    problems.push((error as Error).message);
  }
  return problems.map(problem => `${name}: ${problem}`);
}

/** Texts by their path: `hero.title`. */
function flatten(tree: MessageTree, path = '', values = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof tree === 'object' && tree !== null)
    for (const [key, inner] of Object.entries(tree)) flatten(inner, path ? `${path}.${key}` : key, values);
  else values.set(path, tree);
  return values;
}
