import { minutesOfDay } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { getExitTime } from '../../../domain/plan/progress.ts';
import { formatClockTime } from '../../../i18n/format.ts';
import { type CalendarData, nameOf, saveCalendarFile } from '../../components/calendar-file.ts';
import type { Toast } from '../../ui/toast.tsx';
import type { Formatters } from './formatters.ts';

/** In minutes before the visit. */
const remindBeforeMinutes = 60;

/** Saves the whole day as one event. */
export function savePlanToCalendar(
  plan: Plan,
  summary: string,
  url: string,
  formatStart: Formatters['formatStart'],
  data: CalendarData,
): Toast {
  const { stops, day, visit } = plan;
  const { calendarFile: words, language } = data;
  const opens = visit?.opens ?? park.hours.opens;
  const exitTime = getExitTime(plan) ?? opens;
  const lastStopEnd = stops.at(-1)?.end ?? exitTime;
  const stopLines = stops.map(
    stop => `${formatStart(stop)} – ${formatClockTime(stop.end, language)}, ${nameOf(stop.id, data)}`,
  );
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
