import { describe, expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { type ProgrammeFacts, programmeFacts } from '../domain/programme.ts';
import { allLocales, type Locale } from '../i18n/locales.ts';
import { type PageId, pageIds } from '../i18n/paths.ts';
import { type Thing, vocabularyFaults } from '../tests/support/vocabulary.ts';
import { pageData } from './structured-data.ts';

const today = '2026-11-22';
const parts = { origin: park.origin, sharePicture: '/share/x.jpg', today } as const;
const [show] = park.shows;

/** Everything that the data can say: seasons, closed days, what is cancelled and what is moved. */
const eventful: ProgrammeFacts<string> = {
  ...programmeFacts,
  otherHours: [
    { weekdays: ['Mon'], closed: 'rest' },
    { from: '12-01', to: '02-28', opens: '09:00', closes: '18:00' },
  ],
  exceptions: show
    ? [
        { from: '2026-12-25', closed: true, reason: 'christmas' },
        { from: '2026-12-03', cancelled: { show: show.id }, reason: 'animals' },
        {
          from: '2026-12-04',
          moved: { show: show.id, at: show.starts[0] ?? '11:30', to: '14:30' },
          reason: 'event',
        },
      ]
    : [],
};

const graph = (page: PageId, locale: Locale, facts: ProgrammeFacts<string> = programmeFacts) =>
  (pageData({ ...parts, facts }, page, locale) as { '@graph': Thing[] })['@graph'];

describe.each(allLocales)('structured data in %s', locale => {
  it.each(pageIds)('of %s is in the vocabulary of schema.org', page => {
    for (const facts of [programmeFacts, eventful])
      for (const thing of graph(page, locale, facts)) expect(vocabularyFaults(thing)).toEqual([]);
  });
});

it('finds what is not in the vocabulary', () => {
  expect(vocabularyFaults({ '@type': 'Zo' })).toHaveLength(1);
  expect(vocabularyFaults({ '@type': 'Zoo', startDate: today })).toHaveLength(1);
  expect(vocabularyFaults({ '@type': 'Zoo', geo: { '@type': 'Event' } })).toHaveLength(1);
  expect(vocabularyFaults({ '@type': 'Event', eventStatus: 'https://schema.org/EventLate' })).toHaveLength(1);
});

/**
 * What Google's documentation of each kind asks for and recommends. Left out on purpose: offers, prices and performers (nothing is
 * sold here), ratings and reviews (none of one's own).
 */
const asked: Record<string, string[]> = {
  Zoo: ['name', 'address', 'geo', 'openingHoursSpecification', 'telephone', 'url', 'image', 'description'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'description', 'image', 'organizer'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url'],
};

it('has what search engines ask for and recommend, and no ratings', () => {
  const things = pageIds.flatMap(page => graph(page, 'en', eventful));
  const kinds = new Set<string>();
  for (const thing of things) {
    const [kind = ''] = [thing['@type']].flat() as string[];
    kinds.add(kind);
    for (const property of asked[kind] ?? []) expect(thing, kind).toHaveProperty(property);
    expect(Object.keys(thing).filter(name => /rating|review/i.test(name))).toEqual([]);
  }
  expect([...kinds].sort()).toEqual(Object.keys(asked).sort());
});
