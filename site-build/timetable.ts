import { type ClockTime, minutesOfDay, timeOfDay } from '../domain/clock-time.ts';
import type { Performance } from '../domain/programme.ts';

/** Space before the first and after the last hour, in minutes, so that their labels stay on the sheet; timeline.css has it too. */
const margin = 15;
/** Share of the axis that a disc takes on wide screens. */
const discShare = 2 / 15;
/** In pixels, on wide screens: how far the sun rises, and what a row of discs takes. The first stands in timeline.css too. */
const rise = 134;
const rowHeight = 160;
/** In pixels, on narrow screens: how long the day is, and what a disc takes of it. The first stands in timeline.css too. */
const dayLength = 660;
const discLength = 76;

interface Timetable {
  /** Where the line begins: minutes since midnight. */
  from: number;
  /** The full hours of the axis, from the one before the first show to closing time. */
  hours: ClockTime[];
  /** Every performance in the order of the day. */
  performances: (Performance & { place: string })[];
  /**
   * Rules that place them by their classes (`place`), because the pages' security policy allows no `style` attribute. In
   * minutes: `--span` is the length of the axis, `--at` where something stands on it, `--for` how long a show lasts.
   */
  css: string;
}

/** The day as it is drawn. Performances are given in the order of the day. */
export function timetableOf(performances: readonly Performance[], closes: ClockTime): Timetable {
  const starts = performances.map(({ start }) => minutesOfDay(start));
  const from = Math.floor((Math.min(...starts) - margin) / 60) * 60;
  const to = Math.ceil(minutesOfDay(closes) / 60) * 60;
  const span = to - from + 2 * margin;
  const at = (time: ClockTime) => minutesOfDay(time) - from + margin;

  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => timeOfDay(from + index * 60));
  const rows = rowsOf(starts, span * discShare);
  const length = Math.max(dayLength, starts.length * discLength);
  const moves = leastMoves(
    performances.map(({ start }) => (at(start) / span) * length),
    discLength,
  );
  const placed = performances.map((performance, index) => {
    const row = rows[index] ? `-${rows[index]}` : '';
    return { ...performance, place: `at-${performance.start.replace(':', '')}${row}` };
  });
  const ways = placed.map((_, index) => givingWay(rows[index], moves[index]));
  return {
    from: from - margin,
    hours,
    performances: placed,
    css: [
      `.timeline{--span:${span}}`,
      ...placed.map(({ start, end, place }, index) => {
        const minutes = minutesOfDay(end) - minutesOfDay(start);
        return `.${place}{--at:${at(start)};--for:${minutes}${ways[index]}}`;
      }),
      ways.join('') && crowded(Math.max(...rows), length),
    ].join(''),
  };
}

/**
 * A disc that comes too close to others stands in a row above the sun's way on wide screens (`--row`, 0 on the way itself), and
 * on narrow ones some pixels from its place (`--aside`).
 */
function givingWay(row = 0, aside = 0): string {
  const high = row > 0 ? `;--row:${row};--high:${(1 + (row * rowHeight) / rise).toFixed(2)}` : '';
  return Math.abs(aside) < 1 ? high : `${high};--aside:${Math.round(aside)}`;
}

/**
 * Rules for a day on which some give way. A thread from above goes down behind other discs, and is hidden by the paper of their
 * words, which itself lies under their shadows. Bars stand above those on the axis, or beside them.
 */
function crowded(rows: number, length: number): string {
  return `.performance{z-index:calc(-1*var(--row,0))}.performance p{background:var(--paper)}.performance img{position:relative}
@media (min-width:761px){.timeline{margin-top:${18 + rows * rowHeight}px}.performance i{translate:0 calc(-18px*var(--row,0))}}
@media (max-width:760px){.timeline{--day:${length}px}.performance{translate:0 calc(1px*var(--aside,0))}.performance i{translate:calc(14px*var(--row,0)) calc(-1px*var(--aside,0))}}`;
}

/** For each start the lowest row in which none comes too close. */
function rowsOf(starts: readonly number[], apart: number): number[] {
  const latest: number[] = [];
  return starts.map(start => {
    const free = latest.findIndex(before => start - before >= apart);
    const row = free < 0 ? latest.length : free;
    latest[row] = start;
    return row;
  });
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
