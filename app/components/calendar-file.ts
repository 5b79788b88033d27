/** Generates calendar files in the browser; loaded on demand. */
import { minutesOfDay } from '../../domain/clock-time.ts';
import { daysFrom } from '../../domain/days.ts';
import { type CalendarEntry, createCalendarFile } from '../../domain/ics.ts';
import { park, type ShowId } from '../../domain/park.ts';
import { parkTime } from '../../domain/park-time.ts';
import type { Plan } from '../../domain/plan.ts';
import { leavesAt } from '../../domain/plan-progress.ts';
import { scheduleOf } from '../../domain/schedule.ts';
import { clockTime } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { PageData } from '../page-data.ts';
import type { Toast } from '../ui/toast.tsx';

/** Texts of the files. */
type CalendarTexts = Required<Pick<PageData, 'address' | 'calendarFile' | 'language'>>;

/** Minutes before the visit, or before a single show. */
const remindBefore = { visit: 60, show: 30 };

/** Saves the whole day as one event with the stops in its description. Returns what to say. */
export function savePlan(
  { stops, day, visit, ...plan }: Plan,
  summary: string,
  url: string,
  texts: CalendarTexts,
): Toast {
  const { calendarFile: words, language } = texts;
  const opens = visit?.opens ?? park.hours.opens;
  const leaves = leavesAt({ stops, day, visit, ...plan }) ?? opens;
  const lastEnd = stops.at(-1)?.end ?? leaves;
  const lines = stops.map(
    ({ id, start, end }) =>
      `${clockTime(start, language)} – ${clockTime(end, language)}: ${nameOf(id, texts)}`,
  );
  const seats = stops.some(({ performance }) => performance) ? [words.seats] : [];
  return save(
    {
      id: 'visit',
      day,
      start: opens,
      end: minutesOfDay(leaves) > minutesOfDay(lastEnd) ? leaves : lastEnd,
      summary,
      // Some calendars show no URL.
      description: [...lines, ...seats, url].join('\n'),
      url,
      remindBefore: remindBefore.visit,
    },
    `${words.file}-${day}`,
    texts,
  );
}

/** Saves the next performance of a show; `page` is the URL of the page that describes it. Returns what to say. */
export function saveNext(show: ShowId, page: string, texts: CalendarTexts): Toast {
  const { calendarFile, language } = texts;
  const { summary, seats } = calendarFile;
  const now = parkTime(new Date());
  for (const day of daysFrom(now.day, 90)) {
    const next = scheduleOf(day).performances.find(
      performance => performance.show === show && (day > now.day || performance.start > now.time),
    );
    if (!next) continue;
    const { id, start, end } = next;
    return save(
      {
        id,
        day,
        start,
        end,
        summary: formatMessage(summary, { what: nameOf(show, texts) }, language),
        description: seats,
        url: `${page}#${show}`,
        remindBefore: remindBefore.show,
      },
      `${id}-${day}`,
      texts,
    );
  }
  throw new Error(`"${show}" is not on in the next 90 days.`);
}

const nameOf = (id: string, { calendarFile: { names } }: CalendarTexts): string =>
  (names as Record<string, string>)[id] ?? id;

/** Offers the file as a download. In-app browsers may ignore that without an error, so the text says where it works. */
function save(
  entry: CalendarEntry,
  name: string,
  { address, calendarFile: words, language }: CalendarTexts,
): Toast {
  const text = createCalendarFile({ ...entry, location: `${park.name}, ${address.line}` }, new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${name}.ics`;
  link.click();
  // Long enough for every browser to have started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return {
    tone: 'success',
    title: words.saved,
    text: formatMessage(words.open, { file: link.download }, language),
    fixed: link.download,
  };
}
