/** Loaded when a visitor saves the plan. */
import { minutesOfDay } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { getExitTime } from '../../../domain/plan/progress.ts';
import { clockTime } from '../../../i18n/format.ts';
import { type CalendarTexts, nameOf, saveCalendarFile } from '../../components/calendar-file.ts';
import type { Toast } from '../../ui/toast.tsx';

/** In minutes before the visit. */
const remindBefore = 60;

/** Saves the whole day as one event. */
export function savePlanToCalendar(plan: Plan, summary: string, url: string, texts: CalendarTexts): Toast {
  const { stops, day, visit } = plan;
  const { calendarFile: words, language } = texts;
  const opens = visit?.opens ?? park.hours.opens;
  const exitTime = getExitTime(plan) ?? opens;
  const lastStopEnd = stops.at(-1)?.end ?? exitTime;
  const stopLines = stops.map(
    ({ id, start, end }) =>
      `${clockTime(start, language)} – ${clockTime(end, language)}: ${nameOf(id, texts)}`,
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
      remindBefore,
    },
    `${words.file}-${day}`,
    texts,
  );
}
