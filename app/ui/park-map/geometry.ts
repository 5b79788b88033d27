import { type Place, places } from '../../../domain/places.ts';

/** Geometry of the drawing `park-map`: where its places are, and its paths. In its units, a thousand to each side. */
export type Point = readonly [x: number, y: number];

export const mapSize = 1000;

/** Units for each metre east and north of the gate; the drawing is taller than the park. */
const gate: Point = [500, 925];
const scale: Point = [2.7, 3.1];

/** The door of a place, where paths end. */
export const pointOf = ({ at: [east, north] }: Pick<Place, 'at'>): Point => [
  Math.round(gate[0] + east * scale[0]),
  Math.round(gate[1] - north * scale[1]),
];

/** A crossing of paths that is no place. */
const plaza: Point = [500, 742];

/** The paths as drawn: quadratic curves between two places, with their control point. */
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

/** A path in one direction. */
interface Step {
  from: string;
  to: string;
  control: Point;
}

const steps: readonly Step[] = paths.flatMap(([from, to, ...control]) => [
  { from, to, control },
  { from: to, to: from, control },
]);

/** The way with the fewest paths between two places (breadth-first search); none if no path leads there. */
function wayBetween(from: string, to: string): readonly Step[] {
  const ways: (readonly Step[])[] = [[]];
  const reached = new Set<string>();
  for (const way of ways) {
    const end = way.at(-1)?.to ?? from;
    if (end === to) return way;
    if (!reached.has(end)) ways.push(...steps.filter(step => step.from === end).map(step => [...way, step]));
    reached.add(end);
  }
  return [];
}

/** Units from the middle of a path: whoever walks there and back is drawn on both sides of it. */
const lane = 8;

/** A step as a curve of an SVG path, on the right side of the drawn path. */
function curveOf({ from, to, control }: Step): string {
  const [start = control, end = control] = [points[from], points[to]];
  const [east, south] = [end[0] - start[0], end[1] - start[1]];
  const offset = lane / Math.hypot(east, south);
  const [first, second, third] = [start, control, end].map(([x, y]) =>
    [x - south * offset, y + east * offset].map(Math.round).join(),
  );
  return `L${first}Q${second} ${third}`;
}

/** A walk through these places, from the gate and back, as the data of an SVG path. Empty without places on the map. */
export function routeThrough(ids: readonly string[]): string {
  const stops = ids.filter(id => points[id]);
  if (stops.length === 0) return '';
  const walk = [...stops, 'gate'].flatMap((id, index) => wayBetween(stops[index - 1] ?? 'gate', id));
  return `M${points['gate']}${walk.map(curveOf).join('')}`;
}
