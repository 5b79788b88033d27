import { type Place, places } from '../../../domain/places.ts';

/** Geometry of the drawing `park-map`: where its places are, and its paths. In its units, a thousand to each side. */
export type Point = readonly [x: number, y: number];

export const mapSize = 1000;

/** Units for each metre east and north of the gate; the drawing is taller than the park. */
const gate: Point = [500, 880];
const scale: Point = [2.7, 3.4];

/** The door of a place, where paths end. */
export const pointOf = ({ at: [east, north] }: Pick<Place, 'at'>): Point => [
  Math.round(gate[0] + east * scale[0]),
  Math.round(gate[1] - north * scale[1]),
];

/** A crossing of paths that is no place. */
const plaza: Point = [500, 740];

/** The paths as drawn: quadratic curves between two places, with their control point. */
const paths: readonly (readonly [from: string, to: string, ...control: Point])[] = [
  ['gate', 'plaza', 505, 810],
  ['plaza', 'garden', 640, 800],
  ['plaza', 'parrots', 600, 740],
  ['plaza', 'talk', 520, 660],
  ['plaza', 'sealion', 380, 720],
  ['garden', 'penguins', 900, 690],
  ['parrots', 'garden', 760, 700],
  ['parrots', 'penguins', 800, 640],
  ['parrots', 'kids', 650, 560],
  ['talk', 'kids', 560, 540],
  ['talk', 'sealion', 420, 600],
  ['talk', 'meal', 470, 470],
  ['sealion', 'feed', 320, 500],
  ['feed', 'orca', 170, 500],
  ['feed', 'dolphin', 240, 350],
  ['orca', 'dolphin', 100, 350],
  ['feed', 'meal', 380, 400],
  ['dolphin', 'meal', 340, 280],
  ['meal', 'kids', 560, 400],
  ['kids', 'parrot', 680, 440],
  ['meal', 'parrot', 620, 330],
  ['parrot', 'penguins', 860, 450],
  ['parrot', 'photo', 740, 250],
  ['meal', 'photo', 540, 230],
];

const points: Readonly<Record<string, Point>> = {
  plaza,
  ...Object.fromEntries(places.map(place => [place.id, pointOf(place)])),
};

const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(otherX - x, otherY - y);

/** A path in one direction. `length` is that of its control polygon. */
interface Step {
  from: string;
  to: string;
  control: Point;
  length: number;
}

const steps: readonly Step[] = paths.flatMap(([one, other, ...control]) =>
  [
    [one, other],
    [other, one],
  ].flatMap(([from = '', to = '']) => {
    const [start, end] = [points[from], points[to]];
    return start && end
      ? { from, to, control, length: distance(start, control) + distance(control, end) }
      : [];
  }),
);

/** The shortest way between two places; undefined if no path leads there. */
function wayBetween(from: string, to: string): readonly Step[] | undefined {
  const ways = new Map<string, { length: number; steps: readonly Step[] }>([
    [from, { length: 0, steps: [] }],
  ]);
  // Bellman-Ford: for two dozen paths the plainest shortest-path search.
  for (let round = 0; round < Object.keys(points).length; round++)
    for (const step of steps) {
      const way = ways.get(step.from);
      const known = ways.get(step.to);
      if (way && (!known || way.length + step.length < known.length))
        ways.set(step.to, { length: way.length + step.length, steps: [...way.steps, step] });
    }
  return ways.get(to)?.steps;
}

/** Units from the middle of a path: whoever walks there and back is drawn on both sides of it. */
const lane = 8;

/** A step as a curve of an SVG path, on the right side of the drawn path. */
function curveOf({ from, to, control }: Step): string {
  const [start = control, end = control] = [points[from], points[to]];
  const chord = distance(start, end);
  const [right, down] = [((start[1] - end[1]) / chord) * lane, ((end[0] - start[0]) / chord) * lane];
  const [first, second, third] = [start, control, end].map(([x, y]) =>
    [x + right, y + down].map(Math.round).join(),
  );
  return `L${first}Q${second} ${third}`;
}

/** A walk through these places, from the gate and back, as the data of an SVG path. Empty without places on the map. */
export function routeThrough(ids: readonly string[]): string {
  const known = ids.filter(id => points[id]);
  if (known.length === 0) return '';
  const stops = ['gate', ...known, 'gate'];
  const curves = stops.slice(1).flatMap((id, index) => {
    const way = wayBetween(stops[index] ?? '', id);
    return way ? way.map(curveOf) : `L${points[id]}`;
  });
  return `M${points['gate']}${curves.join('')}`;
}
