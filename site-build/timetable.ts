import { type ClockTime, minutesOfDay, timeOfDay } from '../domain/clock-time.ts';
import type { Performance } from '../domain/programme.ts';

/** Space before the first and after the last hour, in minutes, so that their labels stay on the sheet; timeline.css has it too. */
const margin = 15;
/** Share of the axis that a disc takes on wide screens. */
const discShare = 2 / 15;
/** In pixels, on narrow screens: what a disc takes of the day, and what is above the first. */
const discLength = 76;
const discTop = 36;

interface Timetable {
  /** Where the line begins: minutes since midnight. */
  from: number;
  /** The full hours of the axis, from the one before the first show to closing time. */
  hours: ClockTime[];
  /** Every performance in the order of the day. */
  performances: (Performance & { place: string })[];
  /**
   * Rules that place them by their classes (`place`), because the pages' security policy allows no `style` attribute. In
   * minutes: `--span` is the length of the axis, `--at` where something stands on it, `--for` how long a show lasts. `--rows` are those
   * of the day on narrow screens.
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
  const lengths = [...starts.map(minutes => minutes - from + margin), span].map(
    (minutes, index, all) => minutes - (all[index - 1] ?? 0),
  );
  // As long as the time until the next, and at least as a disc.
  const rowsDown = lengths.map((minutes, index) => {
    const least = index === 0 || index === starts.length ? discTop : discLength;
    return `minmax(${least}px,${minutes}fr)`;
  });
  const placed = performances.map((performance, index) => {
    const row = rows[index] ? `-${rows[index]}` : '';
    return { ...performance, place: `at-${performance.start.replace(':', '')}${row}` };
  });
  return {
    from: from - margin,
    hours,
    performances: placed,
    css: [
      `.timeline{--span:${span};--count:${starts.length};--rows:${rowsDown.join(' ')}}`,
      ...placed.map(({ start, end, place }, index) => {
        const minutes = minutesOfDay(end) - minutesOfDay(start);
        const row = rows[index] ? `;--row:${rows[index]}` : '';
        return `.${place}{--at:${at(start)};--for:${minutes}${row}}`;
      }),
      Math.max(...rows) > 0 && crowded(Math.max(...rows)),
    ]
      .filter(Boolean)
      .join(''),
  };
}

/**
 * Rules for a day on which some discs stand in a row above the sun's way on wide screens (`--row`, 0 on the way itself). A thread from
 * above goes down behind other discs, and is hidden by the paper of their words, which itself lies under their shadows.
 */
function crowded(rows: number): string {
  return `.performance{z-index:calc(-1*var(--row,0))}.performance p{background:var(--color-surface)}.performance img{position:relative}
@media (min-width:761px){.timeline{margin-top:${18 + rows * 160}px}}`;
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
