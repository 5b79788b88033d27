import { expect, it } from 'vitest';
import { park } from '../../../domain/park.ts';
import { drawReference } from './reference.ts';

it('draws references without vowels or characters that look alike', () => {
  const references = Array.from({ length: 2000 }, () => drawReference());
  const pattern = new RegExp(`^${park.referencePrefix}-[2-9CDFHJKMNPQRTVWXY]{4}-[2-9CDFHJKMNPQRTVWXY]{2}$`);
  for (const reference of references) expect(reference).toMatch(pattern);
  expect(new Set(references).size).toBeGreaterThan(1995);
});
