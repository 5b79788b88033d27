import { type ClockTime, minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import type { Performance } from '../../../domain/programme.ts';

/** Space before the first and after the last hour, in minutes, so that their labels stay on the sheet. */
const margin = 15;
/** Discs of performances that start closer to each other, in minutes, would touch on wide screens. */
const apart = 60;
/** On narrow screens, in pixels: how long the day is drawn, and what a disc takes of it. The first stands in timeline.css too. */
const dayLength = 660;
const discLength = 76;

interface Timetable {
  /** The full hours of the axis, from the one before the first show to closing time. */
  hours: { time: ClockTime; place: string }[];
  /** Every performance in the order of the day. */
  performances: (Performance & { place: string })[];
  /**
   * Rules that place both by their classes (`place`), because the pages' security policy allows no `style` attribute:
   * `--along` is where something stands on the axis, from 0 at its start to 1 at its end, `--long` the share of it that a
   * show lasts.
   */
  css: string;
}

/** The day as it is drawn. Performances are given in the order of the day. */
export function timetableOf(performances: readonly Performance[], closes: ClockTime): Timetable {
  const starts = performances.map(({ start }) => minutesOfDay(start));
  const from = Math.floor((Math.min(...starts) - margin) / 60) * 60;
  const to = Math.ceil(minutesOfDay(closes) / 60) * 60;
  const share = (minutes: number) => minutes / (to - from + 2 * margin);
  const along = (time: ClockTime) => share(minutesOfDay(time) - from + margin);

  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => {
    const time = timeOfDay(from + index * 60);
    return { time, place: `hour-${time.slice(0, 2)}` };
  });
  const rows = rowsOf(starts);
  const placed = performances.map((performance, index) => {
    const row = rows[index] ? `-${rows[index]}` : '';
    return { ...performance, place: `at-${performance.start.replace(':', '')}${row}` };
  });
  const rules = [
    ...hours.map(({ time, place }) => `.${place}{--along:${along(time).toFixed(4)}}`),
    ...placed.map(({ start, end, place }) => {
      const long = share(minutesOfDay(end) - minutesOfDay(start));
      return `.${place}{--along:${along(start).toFixed(4)};--long:${long.toFixed(4)}}`;
    }),
  ];
  const crowd = placed.map(({ start, place }, index) => ({
    place,
    row: rows[index] ?? 0,
    along: along(start),
  }));
  if (rows.some(row => row > 0)) rules.push(raised(crowd), movedAside(crowd));
  return { hours, performances: placed, css: rules.join('') };
}

interface Disc {
  place: string;
  /** 0 on the sun's way, others above it. */
  row: number;
  along: number;
}

/** For each start the lowest row in which none comes too close. */
function rowsOf(starts: readonly number[]): number[] {
  const latest: number[] = [];
  return starts.map(start => {
    const free = latest.findIndex(before => start - before >= apart);
    const row = free < 0 ? latest.length : free;
    latest[row] = start;
    return row;
  });
}

/**
 * On wide screens a disc that comes too close stands in a row above the sun's way, its bar above those on the axis. Its thread
 * goes down behind the others, and is hidden by the paper of their words, which itself lies under their shadows.
 */
function raised(discs: readonly Disc[]): string {
  const rules = discs
    .filter(({ row }) => row > 0)
    .map(
      ({ place, row }) =>
        `.${place}{height:${344 + 160 * row}px;z-index:-${row}}.${place} i{translate:0 ${-18 * row}px}`,
    );
  const most = Math.max(...discs.map(({ row }) => row));
  return `@media (min-width:761px){.timeline{margin-top:${18 + 160 * most}px}.performance p{background:var(--paper)}.performance img{position:relative}${rules.join('')}}`;
}

/** On narrow screens it stands below the one before, its bar beside those on the axis. */
function movedAside(discs: readonly Disc[]): string {
  const length = Math.max(dayLength, discs.length * discLength);
  const moves = leastMoves(
    discs.map(({ along }) => along * length),
    discLength,
  );
  const rules = discs.map(({ place, row }, index) => {
    const move = moves[index] ?? 0;
    return `.${place}{translate:0 ${move.toFixed(1)}px}.${place} i{translate:${14 * row}px ${(-move).toFixed(1)}px}`;
  });
  return `@media (max-width:760px){.timeline{--day:${length}px}${rules.join('')}}`;
}

/**
 * How far each of these places, in order, has to move so that all are a distance apart, with the least squares: neighbours
 * that touch are pooled, and the pool stands round the middle of their places.
 */
function leastMoves(places: readonly number[], distance: number): number[] {
  const pools: number[][] = [];
  const middle = (pool: readonly number[]) => pool.reduce((sum, place) => sum + place, 0) / pool.length;
  for (const [index, place] of places.entries()) {
    // Less the room of those before it a place must only not lie before theirs.
    let pool = [place - index * distance];
    for (let before = pools.at(-1); before && middle(before) > middle(pool); before = pools.at(-1)) {
      pools.pop();
      pool = [...before, ...pool];
    }
    pools.push(pool);
  }
  return pools.flatMap(pool => pool.map(place => middle(pool) - place));
}
