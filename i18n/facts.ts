/** The facts that all messages may use as arguments. */
import { type ClockTime, minutesOfDay } from '../domain/clock-time.ts';
import { commitments } from '../domain/commitments.ts';
import { owner } from '../domain/owner.ts';
import { formatAddress, park } from '../domain/park.ts';
import { seatsBefore, talkMinutes } from '../domain/places.ts';
import { firstRoundEnd, firstShowStart, performances } from '../domain/schedule.ts';
import { type Facts, prepareMessages, readMessages } from './catalog.ts';
import { type Locale, locales } from './locales.ts';

const { address, gettingHere, species } = park;
const { ages, cookies, retention, rightsRequest, visitors, visits } = commitments;

/** For `{opens, time, short}`. */
const timeOf = (time: ClockTime) => new Date(minutesOfDay(time) * 60_000);
const fullHourFrom = (time: ClockTime) => new Date(Math.ceil(minutesOfDay(time) / 60) * 3_600_000);

const isOpenDaily = !park.otherHours.some(rule => 'closed' in rule);
const playDaily = isOpenDaily && park.shows.every(({ weekdays }) => !weekdays);

/** The same in every language. Comments are for translators. */
const sharedFacts = {
  /** The park's name. */
  park: park.name,
  street: address.street,
  town: address.town,
  island: address.island,
  phone: park.phone,
  email: park.email,
  /** For questions about personal data. */
  privacyEmail: park.privacyEmail,

  /** Times, as in `{opens, time, short}`. */
  opens: timeOf(park.hours.opens),
  closes: timeOf(park.hours.closes),
  /** When the first show starts. */
  firstShow: timeOf(firstShowStart),
  /** The full hour by which every show has been played once. */
  allShowsBy: fullHourFrom(firstRoundEnd),
  /** Whether the park is open, and all shows are on, every day: `yes` or `no`, as in `{openDaily, select, yes {Open every day.} other {}}`. */
  openDaily: isOpenDaily ? 'yes' : 'no',
  showsDaily: playDaily ? 'yes' : 'no',

  /** Numbers of animal species, shows, and performances of all shows a day. */
  species: species.all,
  parrotSpecies: species.parrots,
  showCount: park.shows.length,
  performances: performances.length,
  /** Minutes. */
  talkMinutes,
  /** Minutes before a show in which good seats are still free. */
  seatsMinutes: seatsBefore,

  busLineCount: gettingHere.busLines.length,
  /** Minutes on foot from the bus stop. */
  walkMinutes: gettingHere.walkMinutes,
  /** Minutes by car from each airport. */
  minutesFromTFN: gettingHere.minutes.TFN,
  minutesFromTFS: gettingHere.minutes.TFS,

  /** Hours until an inquiry is answered. */
  replyHours: commitments.replyHours,
  /** Years for which inquiries are kept, and days for spam. */
  inquiryYears: retention.inquiryYears,
  spamDays: retention.spamDays,
  /** Years for which laws require records: from and to. */
  legalYearsFrom: retention.legalRecordYears.from,
  legalYearsTo: retention.legalRecordYears.to,
  /** Months to answer a request about personal data, and months by which that may be extended. */
  answerMonths: rightsRequest.months,
  extensionMonths: rightsRequest.extensionMonths,
  /** Hours to report a data breach. */
  breachHours: commitments.breachNoticeHours,
  /** How long a cookie might last: hours at least, years at most. */
  cookieHours: cookies.shortestHours,
  cookieYears: cookies.longestYears,
  /** Ages in the Privacy Policy and in the GDPR Policy. */
  privacyAge: ages.privacyPolicy,
  consentAge: ages.gdprPolicy,
  /** How many months ahead a visit can be requested. */
  monthsAhead: visits.monthsAhead,
  minVisitors: visitors.min,
  maxVisitors: visitors.max,

  /** From `domain/owner.ts`. List items with a value that is yet to be provided are left out. */
  company: owner.company,
  taxNumber: owner.taxNumber,
  register: owner.register,
  zooAuthority: owner.zooAuthority,
  zooAuthorization: owner.zooAuthorization,
} satisfies Facts;

/** Also what a language has words of its own for. */
export function factsFor(locale: Locale) {
  const names = prepareMessages(readMessages(locale, 'names'), sharedFacts, locale) as { country: string };
  const shows = readMessages(locale, 'shows') as { cards: Record<string, { animals: string } | undefined> };
  const { encounters } = readMessages(locale, 'attractions') as {
    encounters: { cards: Record<string, { title: string }> };
  };
  const titles = Object.values(encounters.cards).map(({ title }) => title);
  return {
    ...sharedFacts,
    /** Proper names in the language, also in other grammatical cases (`names.json`). */
    ...names,
    addressLine: formatAddress(names.country),
    /** The animals of the shows, as a list within a sentence. */
    animals: formatList(
      park.shows.map(({ id }) => shows.cards[id]?.animals ?? id),
      locale,
    ),
    /** The titles of the encounters, as a list. */
    encounters: formatList(titles, locale),
    encounterCount: titles.length,
    busLines: formatList(gettingHere.busLines, locale, 'disjunction'),
  };
}

/** `A, B and C`, or with `or`. */
export const formatList = (
  items: readonly string[],
  locale: Locale,
  type: Intl.ListFormatType = 'conjunction',
) =>
  // Without the comma before the last that American English has.
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locales[locale].intl, { type }).format(items);
