import { expect, it } from 'vitest';
import { drawReference, readReference } from './reference.ts';

it('draws references without look-alikes and without vowels', () => {
  const drawn = Array.from({ length: 2000 }, () => drawReference());
  for (const reference of drawn)
    expect(reference).toMatch(/^IP-[2-9CDFHJKMNPQRTVWXY]{4}-[2-9CDFHJKMNPQRTVWXY]{2}$/);
  expect(new Set(drawn.join('').replaceAll(/IP|-/g, '')).size).toBe(24);
  expect(new Set(drawn).size).toBeGreaterThan(1995);
});

it.each(['IP-7F3K-2Q', 'ip-7f3k-2q', '7F3K2Q', ' 7f3k 2q ', 'IP7F3K2Q', 'IP–7F3K–2Q'])('reads %s', typed => {
  expect(readReference(typed)).toBe('IP-7F3K-2Q');
});

it.each(['', 'IP-', 'IP-7F3K-2', 'IP-7F3K-2QQ', 'IP-7F3O-2Q', 'XX-7F3K-2Q', '7F3K-2Q; x'])(
  'refuses %j',
  typed => {
    expect(readReference(typed)).toBeNull();
  },
);
