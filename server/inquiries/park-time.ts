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

/** The day and the time of day in the park. */
export function parkTime(at: Date): { day: Day; time: ClockTime } {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as Day,
    time: `${parts.get('hour')}:${parts.get('minute')}` as ClockTime,
  };
}
