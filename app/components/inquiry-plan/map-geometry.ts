import { type Place, places } from '../../../domain/places.ts';

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

/** Between places and the plaza, as quadratic curves. */
const paths: readonly (readonly [from: string, to: string, ...control: Point])[] = [
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
  ['dolphin', 'penguins', 740, 600],
  ['feed', 'penguins', 700, 545],
  ['feed', 'orca', 690, 775],
  ['feed', 'garden', 670, 835],
];

const points: Readonly<Record<string, Point>> = {
  plaza,
  ...Object.fromEntries(places.map(place => [place.id, pointOf(place)])),
};

interface Step {
  from: string;
  to: string;
  control: Point;
}

const steps: readonly Step[] = paths.flatMap(([from, to, ...control]) => [
  { from, to, control },
  { from: to, to: from, control },
]);

/** Finds the path with the fewest steps by breadth-first search. Empty if no path leads there. */
function findPath(from: string, to: string): readonly Step[] {
  const queue: (readonly Step[])[] = [[]];
  const visited = new Set<string>();
  for (const path of queue) {
    const end = path.at(-1)?.to ?? from;
    if (end === to) return path;
    if (!visited.has(end))
      queue.push(...steps.filter(step => step.from === end).map(step => [...path, step]));
    visited.add(end);
  }
  return [];
}

/** Distance from the middle of a path, so that its two directions do not overlap. */
const laneOffset = 8;

/** Draws a step on the right side of its path. */
function toSvgCurve({ from, to, control }: Step): string {
  const [start = control, end = control] = [points[from], points[to]];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const offset = laneOffset / Math.hypot(dx, dy);
  const [startPoint, controlPoint, endPoint] = [start, control, end].map(([x, y]) =>
    [x - dy * offset, y + dx * offset].map(Math.round).join(),
  );
  return `L${startPoint}Q${controlPoint} ${endPoint}`;
}

/** SVG path data of a walk from the gate and back. Empty if no place is on the map. */
export function toRoutePath(ids: readonly string[]): string {
  const stops = ids.filter(id => points[id]);
  if (stops.length === 0) return '';
  const walk = [...stops, 'gate'].flatMap((id, index) => findPath(stops[index - 1] ?? 'gate', id));
  return `M${points['gate']}${walk.map(toSvgCurve).join('')}`;
}
