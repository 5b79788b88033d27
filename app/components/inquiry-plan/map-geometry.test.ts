import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { places } from '../../../domain/places.ts';
import { mapSize, pointOf, toRoutePath } from './map-geometry.ts';

it('has every place, on a path, within the drawing', () => {
  for (const place of places) {
    const [x, y] = pointOf(place);
    expect(Math.min(x, y, mapSize - x, mapSize - y), place.id).toBeGreaterThan(40);
    if (place.kind !== 'gate') expect(toRoutePath([place.id]), place.id).toContain('Q');
  }
  expect(readFileSync('app/art/sources/park-map.svg', 'utf8')).toContain(
    `viewBox="0 0 ${mapSize} ${mapSize}"`,
  );
});

it('has its doors so far apart that the pins never touch', () => {
  const doors = places.map(place => ({ id: place.id, point: pointOf(place) }));
  for (const [index, a] of doors.entries()) {
    for (const b of doors.slice(index + 1)) {
      const distance = Math.hypot(a.point[0] - b.point[0], a.point[1] - b.point[1]);
      expect(distance, `${a.id} and ${b.id}`).toBeGreaterThan(110);
    }
  }
});

it('leads from the gate along the shortest paths and back, on the right side of each', () => {
  expect(toRoutePath(['talk'])).toBe(
    'M500,925L508,925Q513,840 508,742L495,736Q425,849 320,863L330,875Q435,861 505,748L492,742Q497,840 492,925',
  );
  expect(toRoutePath(['meal', 'panda'])).toBe(toRoutePath(['meal']));
  expect(toRoutePath(['panda'])).toBe('');
});
