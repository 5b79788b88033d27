/** Runs in the build, at the end of pages and in islands. */
import { type CalendarEntry, createCalendarFile } from '../../domain/ics.ts';
import { park } from '../../domain/park.ts';
import { parkTime } from '../../domain/park-time.ts';
import { findNextPerformance } from '../../domain/schedule.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Words } from '../../i18n/words.ts';
import type { Site } from '../site-context.ts';
import { getScheduleFacts } from '../ui/current-schedule-facts.ts';
import type { Toast } from '../ui/toast.tsx';

export interface CalendarData extends Pick<Site, 'address' | 'language'> {
  calendarFile: Words['calendarFile'];
}

export interface ShowCalendarData extends CalendarData {
  calendarFile: Words['calendarFile'] & { names: Words['showNames'] };
}

const reminderMinutes = 30;
const daysAhead = 90;

export function saveNextPerformance(show: string, page: string, data: ShowCalendarData): Toast {
  const { calendarFile, language } = data;
  const { summary, seats, names } = calendarFile;
  const next = findNextPerformance(show, parkTime(new Date()), daysAhead, getScheduleFacts());
  if (!next) throw new Error(`"${show}" has no performance in the next ${daysAhead} days.`);
  const { day, performance } = next;
  const { id, start, end } = performance;
  return saveCalendarFile(
    {
      id,
      day,
      start,
      end,
      summary: formatMessage(summary, { show: names[show] ?? show }, language),
      description: seats,
      url: `${page}#${show}`,
      remindBeforeMinutes: reminderMinutes,
    },
    `${id}-${day}`,
    data,
  );
}

/** In-app browsers may ignore downloads without an error, so the toast says where they work. */
export function saveCalendarFile(
  entry: CalendarEntry,
  name: string,
  { address, calendarFile: words, language }: CalendarData,
): Toast {
  const text = createCalendarFile({ ...entry, location: `${park.name}, ${address.line}` }, new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${name}.ics`;
  link.click();
  // Browsers may start the download late.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return {
    tone: 'success',
    title: words.saved,
    text: formatMessage(words.open, { file: link.download }, language),
    untranslatedPart: link.download,
  };
}
