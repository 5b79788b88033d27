/**
 * The facts of the park: name, address, hours, shows. Pages, map, timetable, policies and structured data all read this file. Numbers
 * the park commits to (reply time, retention, ages) are in `domain/commitments.ts`.
 */

import type { ClockTime } from './clock-time.ts';
import type { TimeZone } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Season, Weekday } from './season.ts';

/** `as const`, so that the compiler knows the ids of the shows. */
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
  /** Prefix of inquiry references such as IP-7F3K-2Q: letters and digits. */
  referencePrefix: 'IP',
  /** Without a trailing slash. `SITE_ORIGIN` overrides it at build time. */
  origin: 'https://www.islapapagayo.example',
  timeZone: { name: 'Atlantic/Canary', minOffset: 0, maxOffset: 60 },
  /** WGS 84, degrees. */
  geo: { latitude: 28.4083, longitude: -16.5652 },
  /** Unless `otherHours` or `exceptions.ts` apply. */
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  /** "500+" and "over 300" on the pages. */
  species: { all: 500, parrots: 300 },
  /** To be confirmed by the owner (`confirmedOn` in `owner.ts`). Lines of TITSA; parking is free, at the gate. */
  gettingHere: {
    busLines: ['102', '343'],
    walkMinutes: 10,
    /** By car. */
    minutes: { TFN: 30, TFS: 75 },
  },
  /** In chronological order. Each plays daily by default, at its own place. */
  shows: [
    { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'parrot', starts: ['12:30', '16:30'], minutes: 25 },
    { id: 'sealion', starts: ['13:30', '17:30'], minutes: 20 },
  ],
  /** Feedings and talks at a fixed time. Currently none: keepers feed and talk when the animals are ready. */
  talks: [],
} as const satisfies Park<string>;

export type ShowId = (typeof facts.shows)[number]['id'];
export type TalkId = (typeof facts.talks)[number]['id'];

export interface Hours {
  opens: ClockTime;
  closes: ClockTime;
}

/** Recurring seasonal hours, or the reason why the park is closed. */
export type HoursRule = Season & (Hours | { closed: ReasonId });

/** A show, feeding or talk at fixed times. */
export interface ScheduledEvent<Id extends string = string> {
  id: Id;
  starts: readonly ClockTime[];
  minutes: number;
  /** All by default. */
  weekdays?: readonly Weekday[];
  /** Recurring seasonal times; the first match counts. An empty list means no performances. */
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
  /** International format, as displayed. */
  phone: `+${string}`;
  email: string;
  privacyEmail: string;
  referencePrefix: string;
  origin: `https://${string}`;
  timeZone: TimeZone;
  geo: { latitude: number; longitude: number };
  hours: Hours;
  /** The first match counts. */
  otherHours: readonly HoursRule[];
  species: { all: number; parrots: number };
  gettingHere: {
    busLines: readonly string[];
    /** From the bus stop. */
    walkMinutes: number;
    /** From each airport, by its IATA code. */
    minutes: Readonly<Record<'TFN' | 'TFS', number>>;
  };
  shows: readonly ScheduledEvent<Id>[];
  talks: readonly (ScheduledEvent<string> & { kind: 'feeding' | 'talk' })[];
}

export const park: Park = facts;

/** One-line postal address. The name of the country depends on the language. */
export const formatAddress = (country: string) =>
  `${park.address.street}, ${park.address.postalCode} ${park.address.town}, ${park.address.island}, ${country}`;

/** RFC 3966: no spaces. */
export const phoneHref = `tel:${park.phone.replace(/\s/g, '')}`;

/** Searches for the address rather than coordinates, so that the map shows the park's name. */
export const mapsHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${park.name}, ${formatAddress(park.address.countryCode)}`)}`;
