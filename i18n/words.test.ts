import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commitments } from '../domain/commitments.ts';
import { park } from '../domain/park.ts';
import { type MessageTree, readWordsFile } from './catalog.ts';
import { createFacts } from './facts.ts';
import { allLocales, defaultLocale, type Locale, locales } from './locales.ts';
import { formatMessage } from './message.ts';
import { pageIds } from './pages.ts';
import { prepareMessage } from './prepare-message.ts';
import { words } from './words.ts';

/** By path, also the lines of legal pages. */
function messagesOf(locale: Locale): Map<string, string> {
  const messages = new Map<string, string>();
  const collect = (tree: MessageTree, path: string) => {
    if (typeof tree === 'string') messages.set(path, tree);
    else for (const [key, inner] of Object.entries(tree)) collect(inner, `${path} ${key}`);
  };
  for (const file of readdirSync(new URL(`../content/${locale}/`, import.meta.url))) {
    const source = readWordsFile(locale, file);
    collect(file.endsWith('.md') ? source.split('\n') : JSON.parse(source), file);
  }
  return messages;
}

it.each(allLocales)('the words in %s have a unique title and description for every page', locale => {
  const pages = pageIds.map(page => words[locale][page]);
  expect(new Set(pages.map(page => page.title)).size).toBe(pageIds.length);
  expect(new Set(pages.map(page => page.description)).size).toBe(pageIds.length);
  // Lengths that search engines display.
  for (const { title, description, ...pageWords } of pages) {
    if ('heading' in pageWords) expect(pageWords.heading?.replaceAll('\u00ad', '')).toBe(title);
    expect(`${title} | ${park.name}`.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(155);
  }
});

const englishWords = /\b(the|and|your|you|with|from|this|that|which|there|have|are|park’s)\b/iu;
/** Names of arguments, and fragments. */
const englishNames = /\{#?[\w-]+/gu;

it.each(allLocales.filter(locale => locale !== defaultLocale))('the words in %s are translated', locale => {
  const english = messagesOf(defaultLocale);
  // Names and international words are short, and may be all of a plural.
  const mayBeSame = (text: string) => text.startsWith('{') || text.split(' ').length <= 4;
  const isSame = (path: string, text: string) =>
    path.includes('.json') && english.get(path) === text && !mayBeSame(text);
  const untranslated = [...messagesOf(locale)].filter(
    ([path, text]) => isSame(path, text) || englishWords.test(text.replace(englishNames, '')),
  );
  expect(untranslated).toEqual([]);
});

describe('facts', () => {
  afterEach(() => {
    vi.doUnmock('../domain/park.ts');
    vi.doUnmock('../domain/commitments.ts');
    vi.resetModules();
  });

  it.each(allLocales)('of another park are in every sentence of %s that tells them', async locale => {
    vi.resetModules();
    const address = { ...park.address, street: 'Here 1', town: 'Otherport', island: 'Elsewhere' };
    vi.doMock('../domain/park.ts', async original => ({
      ...(await original<object>()),
      park: {
        ...park,
        address,
        name: 'Another Cove',
        hours: { opens: '10:10', closes: '19:40' },
        shows: park.shows.map(show => ({ ...show, starts: ['10:20', '13:35', '17:05', '18:15'] })),
        species: { all: 1611, parrots: 433 },
        phone: '+34 611 611 611',
      },
      formatAddress: () => `${address.street}, ${address.town}`,
    }));
    vi.doMock('../domain/commitments.ts', async original => ({
      ...(await original<object>()),
      commitments: {
        ...commitments,
        replyHours: 31,
        retention: { inquiryYears: 32, legalRecordYears: { from: 33, to: 34 }, spamDays: 38 },
        cookies: { shortestHours: 35, longestYears: 36 },
        breachNoticeHours: 37,
        rightsRequest: { months: 39, extensionMonths: 45 },
        ages: { privacyPolicy: 40, gdprPolicy: 41 },
        bookingWindow: { monthsAhead: 42 },
        partySizeLimits: { ...commitments.partySizeLimits, max: 43 },
      },
    }));
    const { words } = await import('./words.ts');
    const text = JSON.stringify(words[locale]);
    for (const count of [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 45, 433, 12])
      expect(text, String(count)).toMatch(new RegExp(`(?<!\\d)${count}(?!\\d)`));
    for (const fact of ['Another Cove', 'Here 1', 'Otherport', 'Elsewhere', '+34 611 611 611'])
      expect(text).toContain(fact);
    expect(text).toMatch(/1[.,\u00a0\u202f]?611/);
    for (const old of [park.name, park.address.street, park.address.town, 'Tener', park.phone])
      expect(text).not.toContain(old);
    expect(words[locale].site.footer.hours).toMatch(/10\D+10.*(19|7)\D+40/);
  });

  it('are in the language’s own form', () => {
    const prepare = (locale: Locale, message: string) =>
      prepareMessage(message, { ...createFacts(locale), opens: '00:00', park: 'P' }, locale);
    expect(prepare('en', '{opens, time, short} {species, number}')).toBe('12:00 AM 500');
    expect(prepare('fr', '{opens, time, short} : {park} !')).toBe('0\u00a0h\u00a0: P\u202f!');
    expect(prepare('pl', 'w parku {park}')).toBe('w\u00a0parku P');
    expect(createFacts('en')).toMatchObject({
      animals: 'dolphins, parrots and sea lions',
      busLines: '102 or 343',
    });
  });

  it('are filled in before the values of the run time', () => {
    const days = '{count, plural, one {# day in {park}} other {# days in {park}}}';
    const message = prepareMessage(days, { park: 'P' }, 'en');
    expect(formatMessage(message, { count: 2 }, locales.en)).toBe('2 days in P');
  });

  it('may choose an empty text', () => {
    const message = '{island, select, Tenerife {on Tenerife} other {}}';
    expect(prepareMessage(message, { island: 'Gomera' }, 'en')).toBe('');
    expect(formatMessage(prepareMessage(message, {}, 'en'), { island: 'Gomera' }, locales.en)).toBe('');
  });
});
