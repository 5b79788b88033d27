/** Generates calendar files in the browser; loaded on demand. */
import type { Day } from '../../domain/day.ts';
import { daysFrom } from '../../domain/days.ts';
import { type CalendarEntry, calendarFile } from '../../domain/ics.ts';
import { park, type ShowId } from '../../domain/park.ts';
import { parkTime } from '../../domain/park-time.ts';
import type { Plan, Stop } from '../../domain/plan.ts';
import { programmeOf } from '../../domain/programme.ts';
import { fill } from '../../i18n/fill.ts';
import type { PageData } from '../page-data.ts';

/** Texts of the files. */
export type CalendarTexts = Required<Pick<PageData, 'address' | 'calendarFile'>>;

/** The event of a performance, or of a stay. */
function entryOf(
  place: string,
  { id, start, end }: Pick<Stop, 'id' | 'start' | 'end'>,
  day: Day,
  url: string,
  { address, calendarFile: { names, summary, seats } }: CalendarTexts,
): CalendarEntry {
  const what = (names as Record<string, string>)[place] ?? place;
  return {
    id,
    day,
    start,
    end,
    summary: fill(summary, { what }),
    location: `${park.name}, ${address.line}`,
    // The id of a performance has its time; that of a stay is the place's.
    ...(id !== place && { description: seats }),
    url,
  };
}

/** Saves the whole day, an event for each stop. */
export function savePlan({ stops, day }: Plan, url: string, texts: CalendarTexts): void {
  save(
    stops.map(stop => entryOf(stop.id, stop.performance ?? stop, day, url, texts)),
    `${texts.calendarFile.file}-${day}`,
  );
}

/** Saves the next performance of a show; `page` is the URL of the page that describes it. */
export function saveNext(show: ShowId, page: string, texts: CalendarTexts): void {
  const now = parkTime(new Date());
  for (const day of daysFrom(now.day, 90)) {
    const next = programmeOf(day).performances.find(
      performance => performance.show === show && (day > now.day || performance.start > now.time),
    );
    if (next) {
      save([entryOf(show, next, day, `${page}#${show}`, texts)], `${next.id}-${day}`);
      return;
    }
  }
}

function save(entries: readonly CalendarEntry[], file: string): void {
  const text = calendarFile(entries, { name: park.name, made: new Date() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${file}.ics`;
  link.click();
  // Long enough for every browser to have started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
