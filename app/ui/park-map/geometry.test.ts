import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { places } from '../../../domain/places.ts';
import { mapSize, pointOf, routeThrough } from './geometry.ts';

it('has every place, on a path, within the drawing', () => {
  for (const place of places) {
    const [x, y] = pointOf(place);
    expect(Math.min(x, y, mapSize - x, mapSize - y), place.id).toBeGreaterThan(40);
    if (place.kind !== 'gate') expect(routeThrough([place.id]), place.id).not.toContain('L');
  }
  expect(readFileSync('app/art/sources/park-map.svg', 'utf8')).toContain(
    `viewBox="0 0 ${mapSize} ${mapSize}"`,
  );
});

it('leads from the gate along the shortest paths and back', () => {
  expect(routeThrough(['talk'])).toBe(
    'M500,880Q505,810 500,740Q520,660 500,574Q520,660 500,740Q505,810 500,880',
  );
  expect(routeThrough(['meal', 'panda'])).toBe(routeThrough(['meal']));
  expect(routeThrough(['panda'])).toBe('');
});
