/** Commitments are in `commitments.ts`. */

import type { ClockTime } from './clock-time.ts';
import type { TimeZone } from './day.ts';
import timesFile from './times.json' with { type: 'json' };
import { entriesOf } from './typed-records.ts';

export type ShowId = keyof typeof timesFile.shows;

// biome-ignore lint/nursery/noUnsafeTypeAssertion: the build checks it (`site-build/times-schema.ts`)
const times = timesFile as { hours: Hours; shows: Record<ShowId, Omit<Show, 'id'>> };

export const park: Park = {
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
  /** Letters and digits, as in IP-7F3K-2Q. */
  referencePrefix: 'IP',
  /** No trailing slash. `SITE_ORIGIN` overrides it at build time. */
  origin: 'https://www.islapapagayo.example',
  timeZone: { name: 'Atlantic/Canary', minOffset: 0, maxOffset: 60 },
  /** WGS 84, in degrees. */
  geo: { latitude: 28.4083, longitude: -16.5652 },
  /** Daily; see `exceptions.ts`. */
  hours: times.hours,
  species: { all: 500, parrots: 300 },
  reviewRatings: [5, 5, 5],
  /** To be confirmed by the owner (`confirmedOn` in `tools/owner-tasks.ts`). TITSA buses; parking is free. */
  gettingHere: {
    busLines: ['102', '343'],
    walkMinutes: 10,
    /** By car, from each airport. */
    minutes: { TFN: 30, TFS: 75 },
  },
  /** In chronological order. Daily; see `exceptions.ts`. */
  shows: entriesOf(times.shows).map(([id, show]) => ({ id, ...show })),
};

export interface Hours {
  opens: ClockTime;
  closes: ClockTime;
}

export interface Show<Id extends string = string> {
  id: Id;
  starts: readonly ClockTime[];
  minutes: number;
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
  species: { all: number; parrots: number };
  /** Out of five, in the order of the reviews. */
  reviewRatings: readonly number[];
  gettingHere: {
    busLines: readonly string[];
    /** From the bus stop. */
    walkMinutes: number;
    /** By IATA code of the airport. */
    minutes: Readonly<Record<'TFN' | 'TFS', number>>;
  };
  shows: readonly Show<Id>[];
}

/** The country's name depends on the language. */
export const formatAddress = (country: string) =>
  `${park.address.street}, ${park.address.postalCode} ${park.address.town}, ${park.address.island}, ${country}`;

/** RFC 3966: digits only; a `(0)` after the country code is not dialed. */
export const toPhoneHref = (phone: string): string =>
  `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`;

export const phoneHref = toPhoneHref(park.phone);

/** Unlike coordinates, it makes the map show the park's name. */
export const mapsHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${park.name}, ${formatAddress(park.address.countryCode)}`)}`;
