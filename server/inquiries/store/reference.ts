import { randomInt } from 'node:crypto';
import { referencePattern } from '../../../domain/inquiry-api.ts';
import { park } from '../../../domain/park.ts';
import type { Reference } from './records.ts';

/** Not mistaken for each other in writing or on the phone. Without vowels they form no words. */
const alphabet = '23456789CDFHJKMNPQRTVWXY';

const length = 6;

/** A whole number from 0 up to, not including, `bound`. */
export type RandomBelow = (bound: number) => number;

/** The reference with six letters of the alphabet: `IP-7F3K-2Q` of `7F3K2Q`. */
export const referenceOf = (letters: string): Reference =>
  `${park.referencePrefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;

export const isReference = (text: unknown): text is Reference =>
  typeof text === 'string' && referencePattern.test(text);

export const exampleReference = referenceOf('7F3K2Q');

/** Draws one of 191 million references, which reveals neither how many there are nor another one. It may be taken. */
export function drawReference(random: RandomBelow = randomInt): Reference {
  return referenceOf(Array.from({ length }, () => alphabet[random(alphabet.length)]).join(''));
}

/** A reference as people type it: in small letters, without hyphens, without the prefix. Null if it is none. */
export function readReference(typed: string): Reference | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, found] =
    new RegExp(`^(?:${park.referencePrefix})?([${alphabet}]{${length}})$`).exec(letters) ?? [];
  return found === undefined ? null : referenceOf(found);
}

/** After that many draws without a free reference, the random source must be broken. */
export const mostDraws = 100;
