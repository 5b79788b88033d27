/**
 * The facts of the park. The owner changes the name, the address, the hours or a showtime here and nowhere else:
 * pages, footer, map, timetable, policies and structured data read this file. Numbers that are commitments to visitors
 * (reply time, retention, ages) are in `domain/commitments.ts`.
 */

import type { ClockTime } from './clock-time.ts';
import type { TimeZone } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Season, Weekday } from './season.ts';

/** As written, so that the ids of the shows are known to the compiler. */
const facts = {
  name: 'Isla Papagayo',
  address: {
    street: 'Avenida del Papagayo 1',
    postalCode: '38400',
    town: 'Puerto de la Cruz',
    island: 'Tenerife',
    countryCode: 'ES',
  },
  phone: '+34 922 000 000',
  email: 'info@islapapagayo.example',
  privacyEmail: 'privacy@islapapagayo.example',
  /** In front of the references of inquiries, such as IP-7F3K-2Q: letters and digits. */
  referencePrefix: 'IP',
  /** Where the site is published, without a trailing slash. `SITE_ORIGIN` at build time overrides it. */
  origin: 'https://www.islapapagayo.example',
  /** "Today" on this site is always the park's day. */
  timeZone: { name: 'Atlantic/Canary', leastOffset: 0, mostOffset: 60 },
  /** WGS 84, degrees. */
  geo: { latitude: 28.4083, longitude: -16.5652 },
  /** Every day of the year but those of `otherHours`, and of `exceptions.ts`. */
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  /** "500+" and "over 300" on the pages. */
  species: { all: 500, parrots: 300 },
  /** Shows in the order of the day. Each plays at every time of `starts`, daily if nothing else is said, at a place of its own. */
  shows: [
    { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'parrot', starts: ['12:30', '16:30'], minutes: 25 },
    { id: 'sealion', starts: ['13:30', '17:30'], minutes: 20 },
  ],
  /** Feedings and talks at a fixed time. None today: keepers feed and talk when the animals are ready. */
  talks: [],
} as const satisfies Park<string>;

export type ShowId = (typeof facts.shows)[number]['id'];
export type TalkId = (typeof facts.talks)[number]['id'];

/** When the gates open and close. */
export interface Hours {
  opens: ClockTime;
  closes: ClockTime;
}

/** Other hours than usual, year by year. `closed` says why there are none. */
export type HoursRule = Season & (Hours | { closed: ReasonId });

/** What takes place at fixed times: a show, a feeding or a talk. */
export interface Scheduled<Id extends string = string> {
  id: Id;
  starts: readonly ClockTime[];
  minutes: number;
  /** The days of the week on which it does; all where none is named. */
  weekdays?: readonly Weekday[];
  /** Other times than usual, year by year: the first that fits a day counts. Without times it does not play. */
  otherStarts?: readonly (Season & { starts: readonly ClockTime[] })[];
}

export interface Park<Id extends string = ShowId> {
  name: string;
  address: {
    street: string;
    postalCode: string;
    town: string;
    island: string;
    /** ISO 3166-1 alpha-2. */
    countryCode: string;
  };
  /** International form, as people read it. */
  phone: `+${string}`;
  email: string;
  privacyEmail: string;
  referencePrefix: string;
  origin: `https://${string}`;
  timeZone: TimeZone;
  geo: { latitude: number; longitude: number };
  hours: Hours;
  /** The first that fits a day counts. */
  otherHours: readonly HoursRule[];
  species: { all: number; parrots: number };
  shows: readonly Scheduled<Id>[];
  talks: readonly (Scheduled<string> & { kind: 'feeding' | 'talk' })[];
}

export const park: Park = facts;

/** Postal address on one line. What the country is called is a matter of language. */
export const addressIn = (country: string) =>
  `${park.address.street}, ${park.address.postalCode} ${park.address.town}, ${park.address.island}, ${country}`;

/** `tel:` link of the phone number (RFC 3966: no spaces). */
export const phoneHref = `tel:${park.phone.replace(/\s/g, '')}`;

/** Link that opens the park on a map. The address rather than the position: it names the place to the visitor. */
export const mapsHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${park.name}, ${addressIn(park.address.countryCode)}`)}`;
