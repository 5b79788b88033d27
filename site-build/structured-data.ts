/** Structured data (schema.org), in the form Google documents for local businesses and events. */
import { words } from '../content/words.ts';
import { type ClockTime, minutesOfDay, timeOfDay } from '../domain/clock-time.ts';
import { type Day, isDay } from '../domain/day.ts';
import { addDays, daysFrom } from '../domain/days.ts';
import { type Hours, mapsHref, type Park, park } from '../domain/park.ts';
import { momentOf } from '../domain/park-time.ts';
import {
  type ProgrammeChange,
  type ProgrammeFacts,
  programmeFacts,
  programmeOf,
  usualPerformances,
} from '../domain/programme.ts';
import { type MonthDay, type Season, type Weekday, weekdayOf, weekdays } from '../domain/season.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { type PageId, pathTo } from '../i18n/paths.ts';

const weekdayNames: Record<Weekday, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** How far ahead changed performances are listed. */
const daysAhead = 60;

/** Google's notation for a closed day. */
const closed: Hours = { opens: '00:00', closes: '00:00' };

export interface StructuredParts {
  origin: string;
  siteLocales: readonly Locale[];
  /** Path of the sharing picture. */
  sharePicture: string;
  /** The park's day of the build. */
  today: Day;
  facts?: ProgrammeFacts<string>;
}

const parkId = (origin: string) => `${origin}/#park`;

const address = ({ address: { street, postalCode, town, island, countryCode } }: Park) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: town,
  addressRegion: island,
  addressCountry: countryCode,
});

/** The structured data of a page. */
export function pageData(parts: StructuredParts, page: PageId, locale: Locale): object {
  const { origin } = parts;
  const name = { '@type': 'WebSite', '@id': `${origin}/#site`, name: park.name, url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(page === 'home' ? [name] : [breadcrumbs(origin, page, locale)]),
      ...(page === 'home' || page === 'contact' ? [zooData(parts, locale)] : []),
      ...(page === 'attractions' ? showsData(parts, locale) : []),
    ],
  };
}

function breadcrumbs(origin: string, page: PageId, locale: Locale): object {
  const way: PageId[] = ['home', page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words[locale].site.pages[step],
      item: `${origin}${pathTo(step, locales[locale])}`,
    })),
  };
}

/** The park itself. No ratings: search engines do not accept a site's own testimonials. */
export function zooData(
  { origin, siteLocales, sharePicture, today, facts = programmeFacts }: StructuredParts,
  locale: Locale,
): object {
  const { geo } = park;
  const special = specialHours(facts, today);
  return {
    '@type': ['Zoo', 'AmusementPark', 'TouristAttraction'],
    '@id': parkId(origin),
    name: park.name,
    description: words[locale].home.description,
    url: `${origin}${pathTo('home', locales[locale])}`,
    image: `${origin}${sharePicture}`,
    telephone: park.phone,
    email: park.email,
    address: address(park),
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    hasMap: mapsHref,
    availableLanguage: siteLocales.map(id => locales[id].lang),
    openingHoursSpecification: openingHours(facts, today),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const specification = ({ opens, closes }: Hours, more: object) => ({
  '@type': 'OpeningHoursSpecification',
  ...more,
  opens,
  closes,
});

/** The usual hours, and those of each season in the coming year. */
function openingHours({ hours, otherHours }: ProgrammeFacts<string>, today: Day): object {
  const taken = otherHours.filter(isAllYear).flatMap(rule => rule.weekdays ?? []);
  const usual = specification(hours, { dayOfWeek: namesOf(weekdays.filter(day => !taken.includes(day))) });
  if (otherHours.length === 0) return usual;
  const inYear = addDays(today, 365);
  const seasons = otherHours.flatMap((rule, index) => {
    // The first matching rule counts, so leave out the weekdays of earlier rules for the same dates.
    const before = otherHours
      .slice(0, index)
      .filter(other => isAllYear(other) || (other.from === rule.from && other.to === rule.to))
      .flatMap(other => other.weekdays ?? weekdays);
    const days = (rule.weekdays ?? weekdays).filter(day => !before.includes(day));
    if (days.length === 0) return [];
    return occurrences(rule, today)
      .filter(({ from, to }) => from <= to && to >= today && from <= inYear)
      .map(({ from, to }) =>
        specification('closed' in rule ? closed : rule, {
          dayOfWeek: namesOf(days),
          ...(!isAllYear(rule) && { validFrom: from, validThrough: to }),
        }),
      );
  });
  return [usual, ...seasons];
}

const isAllYear = ({ from, to }: Season) => !(from ?? to);

/** The English names of weekdays, Monday first. */
const namesOf = (days: readonly Weekday[]) =>
  Object.entries(weekdayNames).flatMap(([day, name]) => (days.includes(day as Weekday) ? [name] : []));

/** The date ranges of a season from last year to next year; a single day for an all-year one. */
function occurrences(season: Season, today: Day): { from: Day; to: Day }[] {
  if (isAllYear(season)) return [{ from: today, to: today }];
  const { from: first = '01-01', to: last = '12-31' } = season;
  const thisYear = Number(today.slice(0, 4));
  return [-1, 0, 1].map(offset => {
    const year = thisYear + offset;
    return {
      from: existing(`${year}-${first}`, '03-01'),
      to: existing(`${last < first ? year + 1 : year}-${last}`, '02-28'),
    };
  });
}

/** A day, or another in place of a non-existent 29 February. */
const existing = (day: string, other: MonthDay): Day =>
  isDay(day) ? day : (`${day.slice(0, 4)}-${other}` as Day);

/** Closed days and unusual hours. */
function specialHours({ exceptions }: ProgrammeFacts<string>, today: Day): object[] {
  return exceptions.flatMap(exception => {
    const { from, to = from } = exception;
    if (to < today || !('closed' in exception || 'hours' in exception)) return [];
    const hours = 'hours' in exception ? exception.hours : closed;
    return [specification(hours, { validFrom: from, validThrough: to })];
  });
}

/** A local time with its UTC offset (ISO 8601): `2026-12-24T11:30:00+00:00`. */
export function momentAt(day: Day, time: ClockTime): string {
  const minutes = (Date.parse(`${day}T${time}Z`) - momentOf(day, time).getTime()) / 60_000;
  return `${day}T${time}:00${minutes < 0 ? '-' : '+'}${timeOfDay(Math.abs(minutes))}`;
}

/**
 * Each show as an Event with its schedule, dated by its next performance, and its cancelled and moved performances in the coming
 * weeks.
 */
export function showsData(
  { origin, sharePicture, today, facts = programmeFacts }: StructuredParts,
  locale: Locale,
): object[] {
  const page = `${origin}${pathTo('attractions', locales[locale])}`;
  const days = daysFrom(today, daysAhead + 1).map(day => programmeOf(day, facts));
  return words[locale].attractions.shows.cards.flatMap(({ id, title, text }) => {
    const show = facts.shows.find(candidate => candidate.id === id);
    const next = days
      .flatMap(({ day, performances }) => performances.map(performance => ({ day, ...performance })))
      .find(performance => performance.show === id);
    if (!show || !next) return [];
    const event = {
      '@type': 'Event',
      name: title,
      description: text,
      image: `${origin}${sharePicture}`,
      url: `${page}#${id}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Zoo', '@id': parkId(origin), name: park.name, address: address(park) },
      organizer: { '@type': 'Organization', name: park.name, url: `${origin}/` },
    };
    const changed = days.flatMap(({ day, changes }) =>
      changes.filter(({ performance }) => performance.show === id).map(change => ({ day, change })),
    );
    return [
      {
        ...event,
        '@id': `${page}#${id}`,
        startDate: momentAt(next.day, next.start),
        endDate: momentAt(next.day, next.end),
        eventStatus: 'https://schema.org/EventScheduled',
        eventSchedule: schedulesOf(show, today, closedDays(days), changed),
      },
      ...changed.map(({ day, change }) => ({
        ...event,
        '@id': `${page}#${change.performance.id}-${day}`,
        superEvent: { '@id': `${page}#${id}` },
        ...statusOf(day, change),
      })),
    ];
  });
}

const closedDays = (days: readonly { day: Day; hours: Hours | null }[]) =>
  days.filter(({ hours }) => !hours).map(({ day }) => day);

/** A schedule for each start time and date range, except changed days in the coming weeks. */
function schedulesOf(
  show: ProgrammeFacts<string>['shows'][number],
  today: Day,
  closedOn: readonly Day[],
  changed: readonly { day: Day; change: ProgrammeChange }[],
) {
  const { starts, minutes, weekdays, otherStarts = [] } = show;
  const all = [...new Set([...starts, ...otherStarts.flatMap(season => season.starts)])].sort();
  return all.flatMap(start => {
    const except = changed.filter(({ change }) => change.performance.start === start).map(({ day }) => day);
    const days = [...closedOn, ...except].sort();
    return dateRanges(show, start, today).map(range => {
      const out = days.filter(day => (range.startDate ?? day) <= day && day <= (range.endDate ?? day));
      return {
        '@type': 'Schedule',
        repeatFrequency: weekdays ? 'P1W' : 'P1D',
        ...(weekdays && { byDay: weekdays.map(day => `https://schema.org/${weekdayNames[day]}`) }),
        ...range,
        startTime: `${start}:00`,
        endTime: `${timeOfDay(minutesOfDay(start) + minutes)}:00`,
        duration: `PT${minutes}M`,
        scheduleTimezone: park.timeZone.name,
        ...(out.length > 0 && { exceptDate: out }),
      };
    });
  });
}

/** The date ranges in the coming year in which a show begins at a time; one without dates if it always does. */
function dateRanges(
  show: ProgrammeFacts<string>['shows'][number],
  start: ClockTime,
  today: Day,
): { startDate?: Day; endDate?: Day }[] {
  if (!show.otherStarts) return [{}];
  const found: { startDate: Day; endDate: Day }[] = [];
  let open: (typeof found)[number] | undefined;
  for (const day of daysFrom(today, 365)) {
    const performances = usualPerformances({ shows: [show], talks: [] }, day);
    const isOff = show.weekdays && !show.weekdays.includes(weekdayOf(day));
    if (isOff) continue;
    if (!performances.some(performance => performance.start === start)) open = undefined;
    else if (open) open.endDate = day;
    else {
      open = { startDate: day, endDate: day };
      found.push(open);
    }
  }
  return found;
}

/** As Google asks: cancelled events keep their dates, moved ones have the new and the previous dates. */
function statusOf(day: Day, { performance: { start, end }, to }: ProgrammeChange) {
  if (!to)
    return {
      startDate: momentAt(day, start),
      endDate: momentAt(day, end),
      eventStatus: 'https://schema.org/EventCancelled',
    };
  const minutes = minutesOfDay(end) - minutesOfDay(start);
  return {
    startDate: momentAt(day, to),
    endDate: momentAt(day, timeOfDay(minutesOfDay(to) + minutes)),
    previousStartDate: momentAt(day, start),
    eventStatus: 'https://schema.org/EventRescheduled',
  };
}
