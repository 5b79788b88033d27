import { type ClockTime, isClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import type { Day } from './day.ts';
import { type Exception, exceptions, type ReasonId } from './exceptions.ts';
import { type Hours, type HoursRule, type Park, park, type ShowId, type Weekday } from './park.ts';

/** One performance of a show, a feeding or a talk. */
export interface Performance {
  /** Of the show and its usual time, such as `dolphin-1130`: the same when it is moved for a day. */
  id: string;
  show: ShowId;
  start: ClockTime;
  end: ClockTime;
}

/** A usual performance that does not take place on a day, or at the time `to`. */
export interface Change {
  performance: Performance;
  reason: ReasonId;
  to?: ClockTime;
}

/** What takes place in the park on a day. */
export interface DayProgramme {
  day: Day;
  /** Null where the park is closed. */
  hours: Hours | null;
  /** Why it is closed, or has other hours than usual. */
  reason?: ReasonId;
  /** In the order of the day. */
  performances: readonly Performance[];
  changes: readonly Change[];
}

/** What the programme of a day depends on. */
export interface ProgrammeFacts<Id extends string = ShowId>
  extends Pick<Park<Id>, 'hours' | 'otherHours' | 'shows' | 'talks'> {
  exceptions: readonly Exception[];
}

export const programmeFacts: ProgrammeFacts = { ...park, exceptions };

const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Days are UTC's here: a calendar day has the same weekday everywhere. */
export const weekdayOf = (day: Day): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;

/** Whether a rule or what is scheduled on weekdays holds on a day. */
const isOn = (day: Day, { weekdays: on }: { weekdays?: readonly Weekday[] }) =>
  on === undefined || on.includes(weekdayOf(day));

function fits(day: Day, rule: HoursRule): boolean {
  const { from = '01-01', to = '12-31' } = rule;
  const date = day.slice(5);
  const within = from <= to ? date >= from && date <= to : date >= from || date <= to;
  return within && isOn(day, rule);
}

/** The exceptions of a day, in the order of the file. */
export const exceptionsOn = (day: Day, all: readonly Exception[] = exceptions): Exception[] =>
  all.filter(({ from, to = from }) => day >= from && day <= to);

const ended = (start: ClockTime, minutes: number) => timeOfDay(minutesOfDay(start) + minutes);

/** What is played at its usual times on a day of the week. */
function usualPerformances({ shows, talks }: Pick<ProgrammeFacts<string>, 'shows' | 'talks'>, day?: Day) {
  return [...shows, ...talks]
    .filter(scheduled => day === undefined || isOn(day, scheduled))
    .flatMap(({ id, starts, minutes }) =>
      starts.map(start => ({
        id: `${id}-${start.replace(':', '')}`,
        show: id as ShowId,
        start,
        end: ended(start, minutes),
      })),
    )
    .sort((one, other) => minutesOfDay(one.start) - minutesOfDay(other.start));
}

/** Hours of a day by the rules and exceptions; of several exceptions the last, and a closed day is closed. */
function hoursOf(
  day: Day,
  { hours, otherHours }: Pick<ProgrammeFacts<string>, 'hours' | 'otherHours'>,
  changed: readonly Exception[],
): { hours: Hours | null; reason?: ReasonId } {
  const closed = changed.find(exception => 'closed' in exception);
  if (closed) return { hours: null, reason: closed.reason };
  const other = changed.findLast(exception => 'hours' in exception);
  if (other && 'hours' in other) return { hours: other.hours, reason: other.reason };
  const rule = otherHours.find(candidate => fits(day, candidate));
  if (!rule) return { hours };
  return 'closed' in rule
    ? { hours: null, reason: rule.closed }
    : { hours: { opens: rule.opens, closes: rule.closes } };
}

/** What takes place on a day, and what does not and why: the one answer that pages, calendar, rules, mails and plans read. */
export function programmeOf(day: Day, facts: ProgrammeFacts<string> = programmeFacts): DayProgramme {
  const changed = exceptionsOn(day, facts.exceptions);
  const opening = hoursOf(day, facts, changed);
  if (!opening.hours) return { day, ...opening, performances: [], changes: [] };
  const { opens, closes } = opening.hours;
  const changes: Change[] = [];
  const performances: Performance[] = [];
  for (const performance of usualPerformances(facts, day)) {
    const { show, start, end } = performance;
    const cancelled = changed.find(
      exception =>
        'cancelled' in exception &&
        exception.cancelled.show === show &&
        (exception.cancelled.at ?? start) === start,
    );
    const moved = changed.find(
      exception => 'moved' in exception && exception.moved.show === show && exception.moved.at === start,
    );
    const to = moved && 'moved' in moved ? moved.moved.to : start;
    const until = ended(to, minutesOfDay(end) - minutesOfDay(start));
    const outside = minutesOfDay(to) < minutesOfDay(opens) || minutesOfDay(until) > minutesOfDay(closes);
    const why = cancelled?.reason ?? (outside ? (opening.reason ?? moved?.reason) : undefined);
    if (why) changes.push({ performance, reason: why });
    else {
      performances.push({ ...performance, start: to, end: until });
      if (moved) changes.push({ performance, reason: moved.reason, to });
    }
  }
  performances.sort((one, other) => minutesOfDay(one.start) - minutesOfDay(other.start));
  return { day, ...opening, performances, changes };
}

/** The performances of a usual day, in the order of the day. */
export const performances: readonly Performance[] = usualPerformances({ shows: park.shows, talks: [] });

/** When the first performance of the day begins. */
export const firstStart: ClockTime = performances[0]?.start ?? park.hours.opens;

/** When every show has been played once. */
export const allPlayedBy: ClockTime = timeOfDay(
  Math.max(
    ...park.shows.map(({ id }) => {
      const first = performances.find(({ show }) => show === id);
      return minutesOfDay(first?.end ?? park.hours.opens);
    }),
  ),
);

/** Least and most performances that a show has on a day. */
export const timesDaily = {
  least: Math.min(...park.shows.map(({ starts }) => starts.length)),
  most: Math.max(...park.shows.map(({ starts }) => starts.length)),
};

/** What contradicts itself in the facts of a park, each in a sentence for its owner. The build refuses any of it. */
export function contradictions({ hours, shows }: Pick<Park<string>, 'hours' | 'shows'>): string[] {
  const times = [hours.opens, hours.closes, ...shows.flatMap(({ starts }) => starts)];
  const unreadable = times.filter(time => !isClockTime(time));
  if (unreadable.length > 0) return unreadable.map(time => `"${time}" is no time such as 09:30.`);
  if (hours.opens >= hours.closes) return [`The park opens at ${hours.opens} and closes at ${hours.closes}.`];
  const ids = shows.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  return [
    ...twice.map(id => `Two shows are called "${id}".`),
    ...shows.flatMap(show => faultsOf(show, hours)),
  ];
}

function faultsOf(
  { id, starts, minutes }: Park<string>['shows'][number],
  { opens, closes }: Park['hours'],
): string[] {
  if (starts.length === 0) return [`The show "${id}" has no time.`];
  if (!(minutes > 0)) return [`The show "${id}" lasts ${minutes} minutes.`];
  const inOrder = starts.map(minutesOfDay).sort((one, other) => one - other);
  return inOrder.flatMap((start, index) => {
    const name = `The show "${id}" at ${timeOfDay(start)}`;
    const next = inOrder[index + 1];
    const faults = [];
    if (start < minutesOfDay(opens)) faults.push(`${name} begins before the park opens at ${opens}.`);
    if (start + minutes > minutesOfDay(closes))
      faults.push(`${name} ends after the park closes at ${closes}.`);
    if (next !== undefined && start + minutes > next)
      faults.push(`${name} is not over when it begins again at ${timeOfDay(next)}.`);
    return faults;
  });
}
