/** Calendar files, made in the page. Loaded when somebody asks for one. */
import { address } from '#words/address.ts';
import { planParts } from '#words/plan-parts.ts';
import type { Day } from '../../../domain/day.ts';
import { type CalendarEntry, calendarFile } from '../../../domain/ics.ts';
import { park, type ShowId } from '../../../domain/park.ts';
import { parkTime } from '../../../domain/park-time.ts';
import type { Plan } from '../../../domain/plan.ts';
import { type Performance, programmeOf } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { language } from '../../ui/language.ts';
import { daysFrom } from './days.ts';
import { nameOf } from './names.ts';

const { calendar } = planParts;

const entryOf = ({ id, show, start, end }: Performance, day: Day, url: string): CalendarEntry => ({
  id,
  day,
  start,
  end,
  summary: fill(calendar.summary, { what: nameOf(show) }),
  location: `${park.name}, ${address.line}`,
  description: calendar.seats,
  url,
});

/** The performances of a plan, one event each. */
export function savePlan({ lines, day }: Plan, url: string): void {
  const performances = lines.flatMap(({ performance }) => performance ?? []);
  save(
    performances.map(performance => entryOf(performance, day, url)),
    `${calendar.file}-${day}`,
  );
}

/** The next performance of a show that has not begun. */
export function saveNext(show: ShowId): void {
  const now = parkTime(new Date());
  for (const day of daysFrom(now.day, 90)) {
    const next = programmeOf(day).performances.find(
      performance => performance.show === show && (day > now.day || performance.start > now.time),
    );
    if (next) {
      const url = `${location.origin}${pathTo('attractions', language)}#${show}`;
      save([entryOf(next, day, url)], `${next.id}-${day}`);
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
  // The download has begun by then, in every browser.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
