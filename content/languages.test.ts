/** What holds for the words of every language; of those that are not English, that they are written in it, as it is written. */
import { describe, expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { allLocales, defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { pageIds, pathTo } from '../i18n/paths.ts';
import type { PluralForms } from '../i18n/plural.ts';
import { officeWords } from './office-words.ts';
import { type Words, words } from './words.ts';

type Text = readonly [way: string, text: string];

/** Every text of a piece of content with the way to it. Functions are ways to make a text: their names count. */
function textsOf(value: unknown, way = ''): Text[] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'function') return [[way, 'a function']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${way}.${key}`));
}

/** Where texts are: the forms that a language has for numbers are its own, and so is a title with places to break. */
const waysOf = (texts: Text[]) => [
  ...new Set(
    texts.map(([way]) => way.replace(/\.(one|two|few|many)$/, '.other')).filter(way => way !== '.heading'),
  ),
];

describe.each(allLocales)('the content in %s', locale => {
  it.each(Object.keys(words[defaultLocale]) as (keyof Words)[])('%s is complete', name => {
    const here = textsOf(words[locale][name]);
    const there = textsOf(words[defaultLocale][name]);
    expect(waysOf(here)).toEqual(waysOf(there));
    for (const [way, text] of here) expect(text.trim(), way).not.toBe('');
  });

  it('has a title and a description of its own for every page', () => {
    const pages = pageIds.map(page => words[locale][page]);
    expect(new Set(pages.map(page => page.title)).size).toBe(pageIds.length);
    expect(new Set(pages.map(page => page.description)).size).toBe(pageIds.length);
    // What search engines show of them.
    for (const { title, description, ...copy } of pages) {
      expect(title).not.toContain('\u00ad');
      if ('heading' in copy) expect(String(copy.heading).replaceAll('\u00ad', '')).toBe(title);
      expect(`${title} | ${park.name}`.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(155);
    }
  });

  it('has paths without trailing slashes', () => {
    for (const page of pageIds) expect(pathTo(page, locales[locale])).toMatch(/^\/([a-z-]+(\/[a-z-]+)*)?$/);
  });
});

/** Not what a person reads: anchors, addresses, kinds, looks. */
const machine = /\.(id|href|page|type|starts|day|until|changed|file|lang)(\.\d+)?$/;

/** The text of a source file as a reader sees it: functions among the words are read there. */
const all = (locale: Locale): Text[] =>
  textsOf({ ...words[locale], ...(officeWords as Partial<Record<Locale, object>>)[locale] }).filter(
    ([way, text]) => !machine.test(way) && text !== 'a function',
  );
const english = new Map(all(defaultLocale));
const others: Locale[] = allLocales.filter(locale => locale !== defaultLocale);

/** What a language never writes: quotation marks and spaces of another (docs/languages). */
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
/** A run of a text with links in it, or what stands in front of a title: a space at its end belongs there. */
const run = /\.(text\.\d+|items\.\d+\.\d+|pageTitle)$/;

/** Words that no other language of the site has. */
const englishWords = /\b(the|and|your|you|with|from|this|that|which|there|have|are|park’s)\b/iu;

describe.each(others)('the words in %s', locale => {
  const texts = all(locale);

  it('are translated', () => {
    const withoutGaps = (text: string) => text.replace(/\{\w+\}/gu, '').trim();
    // Names and words of one form in many languages are short; a sentence never is the same.
    const same = texts.filter(
      ([way, text]) => english.get(way) === text && withoutGaps(text).split(/\s+/u).length > 3,
    );
    const fixed = [park.name, park.phone, park.address.street, park.address.town];
    expect(same.filter(([, text]) => !fixed.some(name => text.includes(name)))).toEqual([]);
    expect(texts.filter(([, text]) => englishWords.test(withoutGaps(text)))).toEqual([]);
  });

  it('are quoted and spaced as the language does', () => {
    const never = neverWritten[locale];
    expect(never).toBeDefined();
    expect(texts.filter(([, text]) => never?.test(text) || wrongEverywhere.test(text))).toEqual([]);
    expect(texts.filter(([way, text]) => !run.test(way) && looseEnds.test(text))).toEqual([]);
  });

  it('have the gaps of the English', () => {
    const gaps = (text = '') => [...new Set(text.match(/\{\w+\}/gu))].sort();
    const wrong = texts.filter(([way, text]) => {
      const original = english.get(way);
      return original !== undefined && gaps(text).join() !== gaps(original).join();
    });
    expect(wrong).toEqual([]);
  });

  it('have a form for every number', () => {
    const { intl } = locales[locale];
    // Millions apart, which some languages have a form for.
    const needed = new Set(
      Array.from({ length: 1000 }, (_, count) => new Intl.PluralRules(intl).select(count)),
    );
    const forms: readonly PluralForms[] = Object.values(words[locale].ticket.counts);
    for (const form of forms) expect(Object.keys(form)).toEqual(expect.arrayContaining([...needed]));
  });
});
