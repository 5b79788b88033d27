import { randomInt } from 'node:crypto';
import type { Reference } from './store.ts';

/** Digits and letters that are not mistaken for each other, in writing or on the phone. Without vowels they make no words. */
const alphabet = '23456789CDFHJKMNPQRTVWXY';

/** A whole number from 0 up to, not including, `bound`. */
export type RandomBelow = (bound: number) => number;

/**
 * Draws a reference such as `IP-7F3K-2Q`: one of 191 million, from the system's secure source, so that nobody can tell
 * from one how many there are, or guess another. It may be taken already: the store asks for one after another until
 * one is free.
 */
export function drawReference(random: RandomBelow = randomInt): Reference {
  const draw = (length: number) => Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');
  return `IP-${draw(4)}-${draw(2)}`;
}

/** A reference as people type it: in small letters, without hyphens, without the `IP`. Null where it is none. */
export function readReference(typed: string): Reference | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, first, second] = new RegExp(`^(?:IP)?([${alphabet}]{4})([${alphabet}]{2})$`).exec(letters) ?? [];
  return first && second ? `IP-${first}-${second}` : null;
}

/** After so many draws without a free reference the random source must be broken. */
export const mostDraws = 100;
