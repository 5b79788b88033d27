import { randomInt } from 'node:crypto';
import { referencePattern } from '../../../domain/inquiry-api.ts';
import { park } from '../../../domain/park.ts';
import type { Reference } from './records.ts';

/** Without characters that look alike, and without vowels, which could form words. */
const alphabet = '23456789CDFHJKMNPQRTVWXY';

const length = 6;

/** `7F3K2Q` → `IP-7F3K-2Q` */
const referenceOf = (letters: string): Reference =>
  `${park.referencePrefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;

export const isReference = (text: unknown): text is Reference =>
  typeof text === 'string' && referencePattern.test(text);

export const exampleReference = referenceOf('7F3K2Q');

/** References are random, so that they reveal neither how many there are nor each other. */
export const drawReference = (): Reference =>
  referenceOf(Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''));
