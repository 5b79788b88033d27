/**
 * The search for the best day: which of many things to do, in which order, and of what is played several times, when. Times are
 * minutes of the day.
 */

export interface Task {
  /** What it is worth to do it. Walks, waiting and odd times are subtracted. */
  value: number;
  minutes: number;
  /** So long before its start one is there. */
  early: number;
  /** When it begins, in the order of the day; else it begins when one comes, from `earliest` to `latest`. */
  starts?: readonly number[];
  earliest: number;
  latest: number;
  /** The best time to begin, and what each minute away from it costs. */
  ideal?: { at: number; cost: number };
}

export interface Ground {
  /** When one is at the gate. */
  from: number;
  /** Minutes from task to task; the last is the gate. */
  walks: readonly (readonly number[])[];
  /** What a minute of walking costs, and a minute of waiting. */
  effort: number;
  idle: number;
}

/** A task (its index) at a time. */
export interface Step {
  task: number;
  start: number;
}

/** So many tasks are searched exactly; what more there are must find a gap. It keeps the search within milliseconds. */
export const searched = 13;

/** Two to this power are more minutes than a day and a walk have. */
const minuteBits = 11;

/** People read full and five past, not seven past. */
export const fullFive = (minute: number): number => Math.ceil(minute / 5) * 5;

/** When a task begins for somebody who is there at a time; -1 where it is too late. Stays begin at full five minutes. */
function begin({ starts, early, earliest, latest }: Task, there: number): number {
  if (starts) {
    for (const start of starts) if (start - early >= there) return start;
    return -1;
  }
  const start = fullFive(Math.max(there, earliest));
  return start > latest ? -1 : start;
}

/**
 * The day of the greatest value: over every set of tasks in every order (Held and Karp). For each set and last task two days are
 * remembered, the one that is over first and the one with the least cost. With the first no set that a day can hold is missed,
 * because who is free earlier can do everything that follows; the second makes it a pleasant day, if not always the most pleasant: that
 * would ask for all days between the two, and for twenty times as long.
 */
function best(tasks: readonly Task[], { from, walks, effort, idle }: Ground): Step[] {
  const count = tasks.length;
  const sets = 1 << count;
  const ways = Int16Array.from(walks.flat());
  const minutes = Int16Array.from(tasks, task => task.minutes);
  const early = Int16Array.from(tasks, task => task.early);
  const ideals = Int16Array.from(tasks, ({ ideal }) => ideal?.at ?? -1);
  const odd = Float64Array.from(tasks, ({ ideal }) => ideal?.cost ?? 0);
  // When each task begins for each minute at which one is there.
  const begins = new Int16Array(count << minuteBits);
  for (const [index, task] of tasks.entries())
    for (let there = 1 << minuteBits; there-- > 0; )
      begins[(index << minuteBits) | there] = begin(task, there);

  // Two slots for every set and last task.
  const ends = new Int16Array(sets * count * 2).fill(-1);
  const starts = new Int16Array(ends.length);
  const before = new Int32Array(ends.length).fill(-1);
  const costs = new Float64Array(ends.length);
  const values = new Float64Array(sets);

  /** One more task after a day that is over at `free`. */
  const go = (set: number, last: number, free: number, spent: number, previous: number) => {
    for (let rest = ~set & (sets - 1); rest !== 0; rest &= rest - 1) {
      const next = 31 - Math.clz32(rest & -rest);
      const way = ways[last * (count + 1) + next] as number;
      const ideal = ideals[next] as number;
      const first = ((set | (1 << next)) * count + next) * 2;
      // At once, and waiting for the best time.
      for (let there = free + way; ; there = ideal) {
        const start = begins[(next << minuteBits) | there] as number;
        if (start < 0) break;
        const end = start + (minutes[next] as number);
        let cost = spent + way * effort + (start - (early[next] as number) - free - way) * idle;
        if (ideal >= 0) cost += Math.abs(start - ideal) * (odd[next] as number);
        for (let slot = first; slot < first + 2; slot++) {
          const kept = ends[slot] as number;
          const sooner = end - kept;
          const cheaper = cost - (costs[slot] as number);
          const better = slot === first ? sooner || cheaper : cheaper || sooner;
          if (kept >= 0 && better >= 0) continue;
          starts[slot] = start;
          ends[slot] = end;
          costs[slot] = cost;
          before[slot] = previous;
        }
        if (start >= ideal) break;
      }
    }
  };

  go(0, count, from, 0, -1);
  let found = -1;
  let most = 0;
  for (let set = 1; set < sets; set++) {
    const value = (values[set & (set - 1)] as number) + (tasks[31 - Math.clz32(set & -set)] as Task).value;
    values[set] = value;
    for (let last = 0; last < count; last++) {
      const first = (set * count + last) * 2;
      for (let slot = first; slot < first + 2; slot++) {
        const end = ends[slot] as number;
        if (end < 0) break;
        const cost = costs[slot] as number;
        if (slot > first && end === ends[first] && cost === costs[first]) break;
        const score = value - cost - (ways[last * (count + 1) + count] as number) * effort;
        if (score > most) [most, found] = [score, slot];
        go(set, last, end, cost, slot);
      }
    }
  }

  const day: Step[] = [];
  for (let slot = found; slot >= 0; slot = before[slot] as number)
    day.unshift({ task: (slot >> 1) % count, start: starts[slot] as number });
  return day;
}

/** What to do, in the order of the day. */
export function searchDay(tasks: readonly Task[], ground: Ground): Step[] {
  const gate = tasks.length;
  const walk = (one: number, other: number) => ground.walks[one]?.[other] ?? 0;
  const byValue = tasks
    .map(({ value }, task) => ({ task, value }))
    .sort((one, other) => other.value - one.value || one.task - other.task)
    .map(({ task }) => task);
  const main = byValue.slice(0, searched).sort((one, other) => one - other);
  const stops = [...main, gate];
  const day = best(
    main.map(task => tasks[task] as Task),
    { ...ground, walks: stops.map(one => stops.map(other => walk(one, other))) },
  ).map(({ task, start }): Step => ({ task: main[task] as number, start }));

  for (const index of byValue.slice(searched)) {
    const task = tasks[index] as Task;
    const gap = [...day.keys(), day.length].find(at => {
      const [previous, next] = [day[at - 1], day[at]];
      const free = previous ? previous.start + (tasks[previous.task] as Task).minutes : ground.from;
      const start = begin(task, free + walk(previous?.task ?? gate, index));
      if (start < 0) return false;
      const on = start + task.minutes + walk(index, next?.task ?? gate);
      return !next || on <= next.start - (tasks[next.task] as Task).early;
    });
    if (gap === undefined) continue;
    const previous = day[gap - 1];
    const free = previous ? previous.start + (tasks[previous.task] as Task).minutes : ground.from;
    day.splice(gap, 0, { task: index, start: begin(task, free + walk(previous?.task ?? gate, index)) });
  }
  return day;
}
