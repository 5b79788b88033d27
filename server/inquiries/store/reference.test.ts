import { expect, it } from 'vitest';
import { park } from '../../../domain/park.ts';
import { drawReference, exampleReference, parseReference } from './reference.ts';

const prefix = park.referencePrefix;

it('draws references without vowels or characters that look alike', () => {
  const references = Array.from({ length: 2000 }, () => drawReference());
  const pattern = new RegExp(`^${prefix}-([2-9CDFHJKMNPQRTVWXY]{4})-([2-9CDFHJKMNPQRTVWXY]{2})$`);
  for (const reference of references) expect(reference).toMatch(pattern);
  const letters = references.map(reference => reference.slice(prefix.length).replaceAll('-', '')).join('');
  expect(new Set(letters).size).toBe(24);
  expect(new Set(references).size).toBeGreaterThan(1995);
});

it.each([
  ...[exampleReference, exampleReference.toLowerCase(), '7F3K2Q', ' 7f3k 2q '],
  ...[`${prefix}7F3K2Q`, `${prefix}–7F3K–2Q`],
])('reads %s', text => {
  expect(parseReference(text)).toBe(exampleReference);
});

it.each([
  ...['', `${prefix}-`, `${prefix}-7F3K-2`, `${prefix}-7F3K-2QQ`, `${prefix}-7F3O-2Q`],
  ...['X-7F3K-2Q', '7F3K-2Q; x'],
])('refuses %j', text => {
  expect(parseReference(text)).toBeNull();
});
