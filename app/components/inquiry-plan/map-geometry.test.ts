import { expect, it } from 'vitest';
import type { ClockTime } from '../../../domain/clock-time.ts';
import { places } from '../../../domain/places.ts';
import { pointOf, toRoutes } from './map-geometry.ts';

const [gate, ...others] = places;
const visit = (id: string, start: ClockTime = '10:00') => ({ id, start });
const curvesOf = (route: string) => route.split(/(?=M)/);

it('leads from the gate to every place on the map, and ignores others', () => {
  for (const { id, at } of others) {
    const { morning } = toRoutes([visit(id)]);
    expect(morning, id).toContain(`M${pointOf(gate ?? { at })}`);
    expect(morning, id).toContain(String(pointOf({ at })));
  }
  expect(toRoutes([visit('meal'), visit('panda')])).toEqual(toRoutes([visit('meal')]));
  expect(toRoutes([visit('panda')])).toEqual({ morning: '', afternoon: '' });
});

it('draws each path once, in the half of the day when it is first walked', () => {
  const there = toRoutes([visit('parrot'), visit('orca', '14:00')]);
  const thereAndBack = toRoutes([visit('parrot'), visit('orca', '14:00'), visit('parrot', '16:00')]);
  expect(thereAndBack.morning).toBe(there.morning);
  for (const { morning, afternoon } of [there, thereAndBack]) {
    const curves = curvesOf(morning + afternoon);
    expect(new Set(curves).size).toBe(curves.length);
  }
});
