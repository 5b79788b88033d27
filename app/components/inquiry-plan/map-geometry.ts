import { type Place, places } from '../../../domain/places.ts';
import type { Stop } from '../../../domain/plan/plan.ts';

/** A point in the drawing `park-map`, which has 1000 x 1000 units. */
export type Point = readonly [x: number, y: number];

export const mapSize = 1000;

const gate: Point = [500, 925];

/** Units per meter eastward and northward. */
const scale: Point = [2.7, 3.1];

export const pointOf = ({ at: [east, north] }: Pick<Place, 'at'>): Point => [
  Math.round(gate[0] + east * scale[0]),
  Math.round(gate[1] - north * scale[1]),
];

const plaza: Point = [500, 742];
/** Where the paths of dolphins and feeding meet below the penguins. */
const fork: Point = [746, 544];

type Path = readonly [from: string, to: string, ...control: Point];

/** Between places and crossings, as quadratic curves. */
const paths = [
  ['gate', 'plaza', 505, 840],
  ['plaza', 'dolphin', 525, 650],
  ['plaza', 'sealion', 410, 745],
  ['plaza', 'feed', 570, 690],
  ['plaza', 'talk', 430, 855],
  ['plaza', 'garden', 640, 850],
  ['parrots', 'dolphin', 350, 600],
  ['parrots', 'sealion', 180, 695],
  ['sealion', 'kids', 240, 790],
  ['kids', 'talk', 200, 880],
  ['parrot', 'meal', 257, 360],
  ['meal', 'parrots', 360, 564],
  ['meal', 'photo', 500, 345],
  ['photo', 'penguins', 692, 450],
  ['dolphin', 'fork', 654, 587],
  ['feed', 'fork', 668, 610],
  ['fork', 'penguins', 807, 514],
  ['feed', 'orca', 690, 775],
  ['feed', 'garden', 670, 835],
] as const satisfies readonly Path[];

/** Every place needs a path. */
type PathEnd = (typeof paths)[number][0 | 1];

const points: Readonly<Record<string, Point>> = {
  plaza,
  fork,
  ...Object.fromEntries(
    (places satisfies readonly Place<PathEnd>[]).map(place => [place.id, pointOf(place)]),
  ),
};

/** Finds the walk with the fewest paths by breadth-first search. Empty if none leads there. */
function findWalk(from: string, to: string): readonly Path[] {
  const queue: { end: string; walk: readonly Path[] }[] = [{ end: from, walk: [] }];
  const visited = new Set<string>();
  for (const { end, walk } of queue) {
    if (end === to) return walk;
    if (visited.has(end)) continue;
    visited.add(end);
    for (const path of paths)
      if (path[0] === end || path[1] === end)
        queue.push({ end: path[0] === end ? path[1] : path[0], walk: [...walk, path] });
  }
  return [];
}

const toSvgCurve = ([from, to, ...control]: Path) => `M${points[from]}Q${control} ${points[to]}`;

export type DayHalf = 'morning' | 'afternoon';

export const dayHalfOf = ({ start }: Pick<Stop, 'start'>): DayHalf =>
  start < '12:00' ? 'morning' : 'afternoon';

/** SVG path data of a walk from the gate and back. A path that is walked again is not drawn again. */
export function toRoutes(stops: readonly Pick<Stop, 'id' | 'start'>[]): Record<DayHalf, string> {
  const routes = { morning: '', afternoon: '' };
  const drawn = new Set<Path>();
  const onMap = stops.filter(({ id }) => points[id]);
  let from = 'gate';
  for (const stop of [...onMap, ...onMap.slice(-1).map(({ start }) => ({ id: 'gate', start }))]) {
    for (const path of findWalk(from, stop.id)) {
      if (!drawn.has(path)) routes[dayHalfOf(stop)] += toSvgCurve(path);
      drawn.add(path);
    }
    from = stop.id;
  }
  return routes;
}
