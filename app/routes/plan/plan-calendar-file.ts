import { minutesOfDay } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { getExitTime } from '../../../domain/plan/progress.ts';
import { type CalendarData, saveCalendarFile } from '../../components/calendar-file.ts';
import type { Toast } from '../../ui/toast.tsx';
import type { Formatters } from './formatters.ts';

/** In minutes before the visit. */
const remindBeforeMinutes = 60;

/** Saves the whole day as one event. */
export function savePlanToCalendar(
  plan: Plan,
  summary: string,
  url: string,
  { formatStart, formatTime, nameOf }: Formatters,
  data: CalendarData,
): Toast {
  const { stops, day, visit } = plan;
  const { calendarFile: words } = data;
  const opens = visit?.opens ?? park.hours.opens;
  const exitTime = getExitTime(plan) ?? opens;
  const lastStopEnd = stops.at(-1)?.end ?? exitTime;
  const stopLines = stops.map(stop => `${formatStart(stop)} – ${formatTime(stop.end)}, ${nameOf(stop.id)}`);
  const seatNotes = stops.some(({ performance }) => performance) ? [words.seats] : [];
  return saveCalendarFile(
    {
      id: 'visit',
      day,
      start: opens,
      end: minutesOfDay(exitTime) > minutesOfDay(lastStopEnd) ? exitTime : lastStopEnd,
      summary,
      // Some calendars show no URL.
      description: [...stopLines, ...seatNotes, url].join('\n'),
      url,
      remindBeforeMinutes,
    },
    `${words.file}-${day}`,
    data,
  );
}
