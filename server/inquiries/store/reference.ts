import { randomInt } from 'node:crypto';
import { referencePattern } from '../../../domain/inquiry-api.ts';
import { park } from '../../../domain/park.ts';
import type { Reference } from './records.ts';

/** No characters that look or sound alike. Without vowels, they form no words. */
const alphabet = '23456789CDFHJKMNPQRTVWXY';

const length = 6;

/** An integer from 0 up to but not including `bound`. */
export type RandomBelow = (bound: number) => number;

/** `7F3K2Q` → `IP-7F3K-2Q` */
export const referenceOf = (letters: string): Reference =>
  `${park.referencePrefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;

export const isReference = (text: unknown): text is Reference =>
  typeof text === 'string' && referencePattern.test(text);

export const exampleReference = referenceOf('7F3K2Q');

/** References are random, so that they reveal neither their number nor each other. One may be taken. */
export function drawReference(random: RandomBelow = randomInt): Reference {
  return referenceOf(Array.from({ length }, () => alphabet[random(alphabet.length)]).join(''));
}

/** Accepts lower case, and no hyphens or prefix. Null if invalid. */
export function readReference(typed: string): Reference | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, found] =
    new RegExp(`^(?:${park.referencePrefix})?([${alphabet}]{${length}})$`).exec(letters) ?? [];
  return found === undefined ? null : referenceOf(found);
}

/** If this many draws find no free reference, the random source is broken. */
export const maxDraws = 100;
