import { minutesOfDay, timeOfDay } from '../domain/clock-time.ts';
import { commitments } from '../domain/commitments.ts';
import { owner } from '../domain/owner.ts';
import { formatAddress, park } from '../domain/park.ts';
import { seatsBeforeMinutes, talkMinutes } from '../domain/places.ts';
import { firstRoundEnd, firstShowStart, performances } from '../domain/usual-day.ts';
import { readMessages } from './catalog.ts';
import { type Locale, locales } from './locales.ts';
import type { MessageFacts } from './prepare-message.ts';

const { address, gettingHere, species } = park;
const { ages, cookies, retention, rightsRequest, partySizeLimits, bookingWindow } = commitments;

/** The comments are for translators. */
export const sharedFacts = {
  park: park.name,
  street: address.street,
  town: address.town,
  island: address.island,
  phone: park.phone,
  email: park.email,
  /** For questions about personal data. */
  privacyEmail: park.privacyEmail,

  /** Times, as in `{opens, time, short}`. */
  opens: park.hours.opens,
  closes: park.hours.closes,
  firstShow: firstShowStart,
  /** The full hour by which every show has been played once. */
  allShowsBy: timeOfDay(Math.ceil(minutesOfDay(firstRoundEnd) / 60) * 60),

  /** Animal species, and shows and performances per day. */
  species: species.all,
  parrotSpecies: species.parrots,
  showCount: park.shows.length,
  performances: performances.length,
  /** The length of a talk. */
  talkMinutes,
  /** How early visitors should come to a show. */
  seatsMinutes: seatsBeforeMinutes,

  busLineCount: gettingHere.busLines.length,
  /** From the bus stop. */
  walkMinutes: gettingHere.walkMinutes,
  /** By car from each airport. */
  minutesFromTFN: gettingHere.minutes.TFN,
  minutesFromTFS: gettingHere.minutes.TFS,

  replyHours: commitments.replyHours,
  /** How long inquiries and spam are kept. */
  inquiryYears: retention.inquiryYears,
  spamDays: retention.spamDays,
  /** How long laws require records to be kept. */
  legalYearsFrom: retention.legalRecordYears.from,
  legalYearsTo: retention.legalRecordYears.to,
  /** The time to answer a request about personal data, and by how much it may be extended. */
  answerMonths: rightsRequest.months,
  extensionMonths: rightsRequest.extensionMonths,
  /** The time to report a data breach. */
  breachHours: commitments.breachNoticeHours,
  /** Shortest and longest life of a cookie. */
  cookieHours: cookies.shortestHours,
  cookieYears: cookies.longestYears,
  /** Minimum ages in the Privacy Policy and the GDPR Policy. */
  privacyAge: ages.privacyPolicy,
  consentAge: ages.gdprPolicy,
  monthsAhead: bookingWindow.monthsAhead,
  minVisitors: partySizeLimits.min,
  maxVisitors: partySizeLimits.max,

  /** From `domain/owner.ts`. List items with a missing value are left out. */
  company: owner.company,
  taxNumber: owner.taxNumber,
  register: owner.register,
  zooAuthority: owner.zooAuthority,
  zooAuthorization: owner.zooAuthorization,
} satisfies MessageFacts;

/** The values of facts that `names.json` may have other words for. */
export const nameOptions: Readonly<Record<string, readonly string[]>> = {
  island: ['Tenerife', address.island],
};

export function createFacts(locale: Locale) {
  const names = readMessages(locale, 'names', sharedFacts);
  // The build checks the words only after it has read them.
  const shows: { cards: Partial<Record<string, { animals: string }>> } = readMessages(locale, 'shows');
  const { encounters } = readMessages(locale, 'attractions');
  const titles = Object.values(encounters.cards).map(({ title }) => title);
  return {
    ...sharedFacts,
    /** Proper names, also in other grammatical cases. */
    ...names,
    addressLine: formatAddress(names.country),
    /** Within a sentence. */
    animals: formatList(
      park.shows.map(({ id }) => shows.cards[id]?.animals ?? id),
      locale,
    ),
    encounters: formatList(titles, locale),
    encounterCount: titles.length,
    busLines: formatList(gettingHere.busLines, locale, 'disjunction'),
  };
}

const formatList = (items: readonly string[], locale: Locale, type: Intl.ListFormatType = 'conjunction') =>
  // British English has no comma before the last item.
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locales[locale].intl, { type }).format(items);
