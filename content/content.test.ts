import { describe, expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { allLocales, defaultLocale, locales } from '../i18n/locales.ts';
import { pageIds, pathTo } from '../i18n/paths.ts';
import type { PluralForms } from '../i18n/plural.ts';
import { type Words, words } from './words.ts';

/** The forms that a language has for numbers are its own: one text stands for all of them. */
const isPlural = (value: object): value is PluralForms =>
  'other' in value && Object.keys(value).every(key => /^(zero|one|two|few|many|other)$/.test(key));

/** Every text of a piece of content with the way to it. Functions are ways to make a text: their names count. */
function texts(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'function') return [[way, 'a function']];
  if (typeof value !== 'object' || value === null) return [];
  if (isPlural(value)) return [[way, Object.values(value).join(' ')]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}.${key}`));
}

describe.each(allLocales)('content in %s', locale => {
  it.each(Object.keys(words[defaultLocale]) as (keyof Words)[])('%s is complete', name => {
    // Where a language's title needs places to break, it is there a second time.
    const here = texts(words[locale][name]).filter(([way]) => way !== '.heading');
    expect(here.map(([way]) => way)).toEqual(texts(words[defaultLocale][name]).map(([way]) => way));
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
});

it('has paths without trailing slashes', () => {
  for (const language of Object.values(locales)) {
    for (const page of pageIds) expect(pathTo(page, language)).toMatch(/^\/([a-z-]+(\/[a-z-]+)*)?$/);
  }
});
