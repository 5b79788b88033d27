import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { places } from '../../../domain/places.ts';
import { mapSize, pointOf, routeThrough } from './geometry.ts';

it('has every place, on a path, within the drawing', () => {
  for (const place of places) {
    const [x, y] = pointOf(place);
    expect(Math.min(x, y, mapSize - x, mapSize - y), place.id).toBeGreaterThan(40);
    if (place.kind !== 'gate') expect(routeThrough([place.id]), place.id).toContain('Q');
  }
  expect(readFileSync('app/art/sources/park-map.svg', 'utf8')).toContain(
    `viewBox="0 0 ${mapSize} ${mapSize}"`,
  );
});

it('leads from the gate along the shortest paths and back, on the right side of each', () => {
  expect(routeThrough(['talk'])).toBe(
    'M500,880L508,880Q513,810 508,740L508,740Q528,660 508,574L492,574Q512,660 492,740L492,740Q497,810 492,880',
  );
  expect(routeThrough(['meal', 'panda'])).toBe(routeThrough(['meal']));
  expect(routeThrough(['panda'])).toBe('');
});
