import { expect, it } from 'vitest';
import { places } from '../../../domain/places.ts';
import { pointOf, toRoutePath } from './map-geometry.ts';

it('leads from the gate to every place on the map and back, and ignores others', () => {
  const pathsTo = (id: string) => [...toRoutePath([id]).matchAll(/Q\S+ (\d+),(\d+)/g)];
  const [gate, ...others] = places.map(({ id, at }) => ({ id, point: pointOf({ at }) }));
  for (const { id, point } of others) {
    const isAt =
      ([x, y]: typeof point) =>
      (path: RegExpExecArray | undefined) =>
        Math.hypot(Number(path?.[1]) - x, Number(path?.[2]) - y) < 10;
    expect(pathsTo(id).findIndex(isAt(point)), id).toBe(pathsTo(id).length / 2 - 1);
    expect(pathsTo(id).at(-1), id).toSatisfy(isAt(gate?.point ?? point));
  }
  expect(toRoutePath(['meal', 'panda'])).toBe(toRoutePath(['meal']));
  expect(toRoutePath(['panda'])).toBe('');
});
