import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { park } from '../../domain/park.ts';

const format = new Intl.DateTimeFormat('en', {
  timeZone: park.timeZone.name,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

interface ParkTime {
  day: Day;
  time: ClockTime;
}

const minute = 60_000;

/** The minutes that were asked about lately: `Intl` takes longer over one than all else that a mail needs. */
const known = new Map<number, ParkTime>();
const mostKnown = 100;

/** The day and the time of day in the park. */
export function parkTime(at: Date): ParkTime {
  const asked = Math.floor(at.getTime() / minute);
  const found = known.get(asked) ?? read(new Date(asked * minute));
  if (known.size >= mostKnown) known.clear();
  known.set(asked, found);
  return found;
}

function read(at: Date): ParkTime {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as Day,
    time: `${parts.get('hour')}:${parts.get('minute')}` as ClockTime,
  };
}
