import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClockTime } from '../../domain/clock-time.ts';
import { commitments } from '../../domain/commitments.ts';
import type { Exception } from '../../domain/exceptions.ts';
import { park } from '../../domain/park.ts';
import { programmeOf } from '../../domain/programme.ts';
import type { Locale } from '../../i18n/locales.ts';
import { facts } from '../../tests/support/fixture-park.ts';

type Words = typeof import('../en/index.ts');
type Hours = typeof import('../en/hours.ts');

/** A language's expected sentences for fixture facts, so that the owner can change the real ones without breaking tests. */
export interface Sentences {
  /** Titles of the three shows. */
  shows: readonly [string, string, string];
  /** Results of the language's own functions by their expected text, joined with ` | `. */
  wording: Readonly<Record<string, readonly string[]>>;
  /** Each show twice a day, from nine to six. */
  usualDay: readonly string[];
  /** Another park, from ten to half past seven, with the third show three times; all commitments have large numbers. */
  otherPark: readonly string[];
  /** Opening hours by line: the same every day, then with seasons. */
  hours: readonly [usualDay: string, ...seasons: string[]];
  /** The description of a day: two lines for a changed one, then one for a closed one. */
  day: readonly string[];
  /** Schedule notices. */
  scheduleNotices: readonly (readonly string[])[];
}

const [owl, seal, crow] = facts.shows;
const otherPark = {
  name: 'Another Cove',
  address: { ...park.address, street: 'Here 1', town: 'Otherport', island: 'Elsewhere' },
  hours: { opens: '10:00', closes: '19:30' },
  shows: [owl, seal, { ...crow, starts: ['10:30', '13:30', '17:30'] }],
  species: { all: 1500, parrots: 1302 },
};
const largeCommitments = {
  replyHours: 31,
  retention: { ...commitments.retention, inquiryYears: 32, legalRecordYears: { from: 33, to: 34 } },
  cookies: { shortestHours: 35, longestYears: 36 },
  breachNoticeHours: 37,
  rightsRequest: { months: 2, extensionMonths: 5 },
  ages: { privacyPolicy: 40, gdprPolicy: 41 },
  visits: { monthsAhead: 42 },
  visitors: { ...commitments.visitors, max: 4300 },
};
const seasons = {
  shows: [owl, seal],
  otherHours: [
    { from: '12-24', to: '12-24', opens: '09:00', closes: '14:00' },
    { weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28', closed: 'rest' },
    { weekdays: ['Sat'], opens: '09:00', closes: '20:00' },
  ],
};

/** Facts with two shows and some exceptions. */
export const factsWith = (...exceptions: Exception[]) => ({
  ...facts,
  shows: facts.shows.slice(0, 2),
  exceptions,
});
export const christmasEve = {
  from: '2026-12-24',
  reason: 'christmas',
  hours: { opens: '09:00', closes: '14:00' },
} as const;

/** Replaces non-breaking spaces by plain ones. */
export const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** Formats frequencies, given as ranges such as `1-2 0-3`. */
export const often = (ranges: string, howOften: (range: { least: number; most: number }) => string) =>
  ranges
    .split(' ')
    .map(range => howOften({ least: Number(range.split('-')[0]), most: Number(range.split('-')[1]) }));

/** Formats times, given as `09:00 14:20`. */
export const atTimes = (times: string, say: (time: ClockTime) => string) =>
  times.split(' ').map(time => say(time as ClockTime));

/** Imports a language's words with mocked facts and commitments. */
async function wordsOf(locale: Locale, shows: readonly string[], change: object, changed: object = {}) {
  vi.resetModules();
  const other = { ...park, ...facts, ...change };
  vi.doMock('../../domain/park.ts', async original => ({
    ...(await original<object>()),
    park: other,
    addressIn: (country: string) => [...Object.values(other.address), country].join(', '),
  }));
  vi.doMock('../../domain/commitments.ts', () => ({ commitments: { ...commitments, ...changed } }));
  const cards = other.shows.map(({ id, starts }, index) => {
    const title = shows[index] ?? '';
    return { id, starts, title, short: title, text: '', alt: '' };
  });
  vi.doMock(`../${locale}/shows.ts`, () => ({
    talks: [],
    named: Object.fromEntries(cards.map(card => [card.id, card])),
    shows: cards,
  }));
  const words: Words = await import(`../${locale}/index.ts`);
  const { hoursLines, openingHours }: Hours = await import(`../${locale}/hours.ts`);
  return { ...words, said: spaced(JSON.stringify(words)), hoursLines: hoursLines.map(spaced), openingHours };
}

/** Tests a language's sentences with fixture facts and commitments. */
export function testSentences(locale: Locale, expected: Sentences) {
  const wordsWith = (change: object, changed?: object) => wordsOf(locale, expected.shows, change, changed);
  const expectAll = (said: string, phrases: readonly string[]) => {
    for (const phrase of phrases) expect(said).toContain(phrase);
  };

  afterEach(() => {
    for (const mocked of ['domain/park.ts', 'domain/commitments.ts', `content/${locale}/shows.ts`])
      vi.doUnmock(`../../${mocked}`);
    vi.resetModules();
  });

  const [usualHours, ...seasonHours] = expected.hours;

  it.each(Object.entries(expected.wording))('writes %s', (expected, written) =>
    expect(written.join(' | ')).toBe(expected),
  );

  describe('sentences made from facts', () => {
    it('describe a usual day', async () => {
      const { said, hoursLines, contact } = await wordsWith({});
      expectAll(said, expected.usualDay);
      expect(hoursLines).toEqual([usualHours]);
      expect(spaced(contact.cards.hoursText)).toBe(usualHours);
    });

    it('use the facts and commitments of another park, and none of this one', async () => {
      const { said } = await wordsWith(otherPark, largeCommitments);
      expectAll(said, expected.otherPark);
      const { name, address } = park;
      const old = [name, address.street, address.town, address.island, 'Teneriffa', 'Teneryf'];
      expect(old.filter(text => said.includes(text))).toEqual([]);
    });

    it('describe seasons and rest days', async () => {
      const { hoursLines, openingHours } = await wordsWith(seasons);
      expect(hoursLines).toEqual(seasonHours);
      const oneLine = spaced(openingHours).replaceAll(' ;', ';');
      expect(oneLine.toLowerCase()).toBe(seasonHours.join('; ').toLowerCase());
    });
  });

  it('a day is described by its hours and changes', async () => {
    const { programme } = await wordsWith({});
    const answer = (day: '2026-12-24' | '2026-12-08', ...exceptions: Exception[]) =>
      programme.ofDay(programmeOf(day, factsWith(...exceptions))).map(spaced);
    const evening = { ...christmasEve, hours: { opens: '09:00', closes: '17:00' } } as const;
    const moved = { show: 'owl', at: '11:30', to: '12:00' } as const;
    expect([
      ...answer('2026-12-24', evening, { from: '2026-12-24', reason: 'animals', moved }),
      ...answer('2026-12-08', { from: '2026-12-08', reason: 'weather', closed: true }),
    ]).toEqual(expected.day);
  });

  it('schedule notices list the exceptions of the coming weeks', async () => {
    const { programme } = await wordsWith({});
    const facts = factsWith(
      { from: '2027-01-01', to: '2027-01-15', reason: 'maintenance', closed: true },
      christmasEve,
      { from: '2026-12-24', reason: 'event', cancelled: { show: 'owl', at: '11:30' } },
    );
    const listed = programme
      .scheduleNotices('2026-11-22', facts)
      .map(({ from, to, lines }) => [from.text, to?.text ?? [], ...lines].flat().map(spaced));
    expect(listed).toEqual(expected.scheduleNotices);
  });
}
