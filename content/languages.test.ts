/** Completeness of every language's content, and the typography of the translations. */
import { describe, expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { allLocales, defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/paths.ts';
import { plural } from '../i18n/plural.ts';
import { type OfficeWords, officeWords } from './office-words.ts';
import { type Words, words } from './words.ts';

type Text = readonly [path: string, text: string];

/** Every text of a piece of content with its path. Of functions only the path counts, except in mails: what they write about `2`. */
function textsOf(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [[path, path.startsWith('.mail.') ? String(value('2', '2')) : 'a function']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** The paths of texts, ignoring what may differ between languages: plural categories, and titles with soft hyphens. */
const pathsOf = (texts: Text[]) => [
  ...new Set(
    texts
      .map(([path]) => path.replace(/\.(one|two|few|many)$/, '.other'))
      .filter(path => path !== '.heading'),
  ),
];

describe.each(allLocales)('the content in %s', locale => {
  it.each(Object.keys(words[defaultLocale]) as (keyof Words)[])('%s is complete', name => {
    const here = textsOf(words[locale][name]);
    const there = textsOf(words[defaultLocale][name]);
    expect(pathsOf(here)).toEqual(pathsOf(there));
    for (const [path, text] of here) expect(text.trim(), path).not.toBe('');
  });

  it('has a unique title and description for every page', () => {
    const pages = pageIds.map(page => words[locale][page]);
    expect(new Set(pages.map(page => page.title)).size).toBe(pageIds.length);
    expect(new Set(pages.map(page => page.description)).size).toBe(pageIds.length);
    // The lengths that search engines display.
    for (const { title, description, ...copy } of pages) {
      expect(title).not.toContain('\u00ad');
      if ('heading' in copy) expect(String(copy.heading).replaceAll('\u00ad', '')).toBe(title);
      expect(`${title} | ${park.name}`.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(155);
    }
  });
});

/** Not for readers: ids, addresses, types. */
const machine = /\.(id|href|page|type|starts|day|until|changed|file|lang)(\.\d+)?$/;

/** All readable texts of a language. */
const all = (locale: Locale): Text[] => {
  const { desk, mail: officeMail } = (officeWords as Partial<Record<Locale, OfficeWords>>)[locale] ?? {};
  return textsOf({ ...words[locale], desk, officeMail }).filter(
    ([path, text]) => !machine.test(path) && text !== 'a function',
  );
};
const english = new Map(all(defaultLocale));
const others: Locale[] = allLocales.filter(locale => locale !== defaultLocale);

/** Quotation marks and spacing foreign to a language (docs/languages). */
const neverWritten: Readonly<Record<string, RegExp>> = {
  de: /[”«»]|\s[!?;:,]/u,
  es: /„|\s[!?;:,]|^[^¿]*\?|^[^¡]*!/u,
  fr: /[„“”]|(?<!\u202f)[;!?]|(?<!\u00a0)(?:»|:(?!\d))|«(?!\u00a0)|\d (?:h|min|m|%|ans?|heures?)\b/u,
  it: /„|\s[!?;:,]/u,
  nl: /[„«»]|\s[!?;:,]/u,
  pl: /“|\s[!?;:,]/u,
};
const wrongEverywhere = /["']|\.\.\.(?!$)|[!?]{2}| {2}/u;
const looseEnds = /\s$|^\s(?!–|-|\()/u;
/** Fragments that may end in a space: parts of rich text, and prefixes of titles. */
const run = /\.(text\.\d+|items\.\d+\.\d+|pageTitle)$/;

/** Words that exist only in English. */
const englishWords = /\b(the|and|your|you|with|from|this|that|which|there|have|are|park’s)\b/iu;

describe.each(others)('the words in %s', locale => {
  const texts = all(locale);

  it('are translated', () => {
    const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/gu, '').trim();
    // Names and international words are short; sentences always differ.
    const same = texts.filter(
      ([path, text]) => english.get(path) === text && withoutPlaceholders(text).split(/\s+/u).length > 3,
    );
    const fixed = [park.name, park.phone, park.address.street, park.address.town];
    expect(same.filter(([, text]) => !fixed.some(name => text.includes(name)))).toEqual([]);
    expect(texts.filter(([, text]) => englishWords.test(withoutPlaceholders(text)))).toEqual([]);
  });

  it('follow the typography of the language', () => {
    const never = neverWritten[locale];
    expect(never).toBeDefined();
    expect(texts.filter(([, text]) => never?.test(text) || wrongEverywhere.test(text))).toEqual([]);
    expect(texts.filter(([path, text]) => !run.test(path) && looseEnds.test(text))).toEqual([]);
  });

  it('have the placeholders of the English text', () => {
    const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/gu))].sort();
    const wrong = texts.filter(([path, text]) => {
      const original = english.get(path) ?? english.get(path.replace(/\w+$/, 'other'));
      return original !== undefined && placeholders(text).join() !== placeholders(original).join();
    });
    expect(wrong).toEqual([]);
  });

  it('agree with any number', () => {
    const { intl } = locales[locale];
    const counts = [0, 1, 2, 5, 13, 16, 22];
    const { mail, plan, ticket } = words[locale];
    const { facts, spoken } = plan;
    const forms = [facts.steps, spoken.plan, spoken.missed, ticket.counts.numberOfVisitors];
    const sentences = [
      mail.visitors,
      (count: number) => mail.reply.about('', count),
      ...forms.map(form => (count: number) => plural(count, form, locales[locale])),
    ];
    for (const sentence of sentences) {
      const without = (count: number) => sentence(count).replace(String(count), '');
      expect(counts.filter(count => without(count) === sentence(count))).toEqual([]);
      expect(without(1)).not.toBe(without(5));
      for (const count of counts) {
        const category = new Intl.PluralRules(intl).select(count);
        const alike = counts.find(other => new Intl.PluralRules(intl).select(other) === category) ?? count;
        expect(without(count)).toBe(without(alike));
      }
    }
  });

  it('have a text for every plural category', () => {
    const { intl } = locales[locale];
    // Except millions, which have a category in some languages.
    const needed = new Set(
      Array.from({ length: 1000 }, (_, count) => new Intl.PluralRules(intl).select(count)),
    );
    const all = new Map(texts);
    const counted = texts.flatMap(([path, text]) =>
      path.endsWith('.other') && text.includes('{count}') ? [path.slice(0, -'.other'.length)] : [],
    );
    expect(counted.length).toBeGreaterThan(3);
    const missing = counted.flatMap(path =>
      [...needed].map(category => `${path}.${category}`).filter(one => !all.get(one)?.includes('{count}')),
    );
    expect(missing).toEqual([]);
  });
});
