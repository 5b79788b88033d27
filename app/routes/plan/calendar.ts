/** Saves a plan as a calendar file; loaded on demand. */
import { minutesOfDay } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { leavesAt } from '../../../domain/plan/progress.ts';
import { clockTime } from '../../../i18n/format.ts';
import { type CalendarTexts, nameOf, saveCalendarFile } from '../../components/calendar-file.ts';
import type { Toast } from '../../ui/toast.tsx';

/** In minutes before the visit. */
const remindBefore = 60;

/** Saves the whole day as one event, with the stops in its description. Returns what to say. */
export function savePlan(plan: Plan, summary: string, url: string, texts: CalendarTexts): Toast {
  const { stops, day, visit } = plan;
  const { calendarFile: words, language } = texts;
  const opens = visit?.opens ?? park.hours.opens;
  const leaves = leavesAt(plan) ?? opens;
  const lastEnd = stops.at(-1)?.end ?? leaves;
  const lines = stops.map(
    ({ id, start, end }) =>
      `${clockTime(start, language)} – ${clockTime(end, language)}: ${nameOf(id, texts)}`,
  );
  const seats = stops.some(({ performance }) => performance) ? [words.seats] : [];
  return saveCalendarFile(
    {
      id: 'visit',
      day,
      start: opens,
      end: minutesOfDay(leaves) > minutesOfDay(lastEnd) ? leaves : lastEnd,
      summary,
      // Some calendars show no URL.
      description: [...lines, ...seats, url].join('\n'),
      url,
      remindBefore,
    },
    `${words.file}-${day}`,
    texts,
  );
}
