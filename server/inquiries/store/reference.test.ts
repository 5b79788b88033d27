import { expect, it } from 'vitest';
import { park } from '../../../domain/park.ts';
import { drawReference, exampleReference, parseReference } from './reference.ts';

const prefix = park.referencePrefix;

it('draws references without vowels or characters that look alike', () => {
  const drawn = Array.from({ length: 2000 }, () => drawReference());
  const pattern = new RegExp(`^${prefix}-([2-9CDFHJKMNPQRTVWXY]{4})-([2-9CDFHJKMNPQRTVWXY]{2})$`);
  for (const reference of drawn) expect(reference).toMatch(pattern);
  const letters = drawn.map(reference => reference.slice(prefix.length).replaceAll('-', '')).join('');
  expect(new Set(letters).size).toBe(24);
  expect(new Set(drawn).size).toBeGreaterThan(1995);
});

it.each([
  ...[exampleReference, exampleReference.toLowerCase(), '7F3K2Q', ' 7f3k 2q '],
  ...[`${prefix}7F3K2Q`, `${prefix}–7F3K–2Q`],
])('reads %s', typed => {
  expect(parseReference(typed)).toBe(exampleReference);
});

it.each([
  ...['', `${prefix}-`, `${prefix}-7F3K-2`, `${prefix}-7F3K-2QQ`, `${prefix}-7F3O-2Q`],
  ...['X-7F3K-2Q', '7F3K-2Q; x'],
])('refuses %j', typed => {
  expect(parseReference(typed)).toBeNull();
});
