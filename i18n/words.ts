/** For server and build only. */
import type { Day } from '../domain/day.ts';
import { accessibilityTestedOn, legalNoticeChangedOn } from '../domain/owner.ts';
import { park, type ScheduledEvent } from '../domain/park.ts';
import { parkDay } from '../domain/park-time.ts';
import type { PlaceId } from '../domain/places.ts';
import { scheduleFacts } from '../domain/schedule-facts.ts';
import type { Season } from '../domain/season.ts';
import {
  type MessageFacts,
  prepareMessage,
  prepareMessages,
  readContentFile,
  readMessages,
} from './catalog.ts';
import { createFacts, formatList } from './facts.ts';
import { clockTime, dayAndMonth } from './format.ts';
import { type Locale, type Localized, locales } from './locales.ts';
import { formatMessage } from './message.ts';
import { type Messages, messageFiles } from './messages.ts';
import { type PageId, type PolicyId, pageIds, policyIds } from './pages.ts';
import type { PolicyCopy } from './policy.ts';
import { readPolicy } from './policy-markdown.ts';
import { createScheduleText } from './schedule-text.ts';

function createWords(locale: Locale) {
  const language = locales[locale];
  const facts = createFacts(locale);
  const messages = Object.fromEntries(
    Object.entries(messageFiles).map(([name, file]) => [
      name,
      prepareMessages(readMessages(locale, file), facts, locale),
    ]),
  ) as unknown as Messages;
  const { attractions, contact, home, hours, inquiryPlan, plan, reasons, shows, site } = messages;

  const formatTimes = (starts: ScheduledEvent['starts']) =>
    formatList(
      starts.map(start => clockTime(start, language)),
      locale,
    );

  /** `Monday and Tuesday, November 1 to February 28` */
  function formatSeason({ weekdays, from, to }: Season): string {
    const days = weekdays?.map(name => hours.weekdays[name].long);
    const [first = '01-01', last = '12-31'] = [from, to];
    const dates = { from: dayAndMonth(first, language), until: dayAndMonth(last, language) };
    const range = first === last ? dates.from : formatMessage(hours.dates, dates, language);
    return [days && formatList(days, locale), (from ?? to) && range].filter(Boolean).join(', ');
  }

  /** In order of precedence, without periods. */
  const hoursLines = [
    ...park.otherHours.map(rule => {
      const when = formatSeason(rule);
      if ('closed' in rule)
        return formatMessage(hours.closed, { when, reason: reasons[rule.closed] }, language);
      const [from, until] = [clockTime(rule.opens, language), clockTime(rule.closes, language)];
      return formatMessage(hours.open, { when, from, until }, language);
    }),
    park.otherHours.length === 0 ? hours.daily : hours.rest,
  ];
  const openingHours = hoursLines.join('; ');

  /** Empty if it is the same every day. */
  const describeSeasons = ({ weekdays, otherStarts = [] }: ScheduledEvent) => [
    ...(weekdays ? [formatSeason({ weekdays })] : []),
    ...otherStarts.map(({ starts, ...season }) =>
      formatMessage(
        shows.seasonTimes,
        { season: formatSeason(season), times: starts.length > 0 ? formatTimes(starts) : shows.noTimes },
        language,
      ),
    ),
  ];
  const talkTitles: Readonly<Record<string, { title: string } | undefined>> = shows.talks;
  const titles: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries({ ...shows.cards, ...talkTitles }).map(([id, card]) => [id, card?.title ?? id]),
  );
  const schedule = createScheduleText(messages.programme, reasons, titles, language);
  const scheduleNotices = schedule.listNotices(parkDay(), scheduleFacts);

  const { encounters, activities } = attractions;
  const placeNames = Object.fromEntries(
    Object.entries({ ...encounters.cards, ...activities.cards }).map(([id, { title }]) => [id, title]),
  );

  const places = { ...titles, ...placeNames, ...plan.places } as Record<PlaceId, string>;

  const policies = Object.fromEntries(
    policyIds.map(id => [id, readPolicyWords(locale, id, facts, site.policy)]),
  ) as Record<PolicyId, PolicyCopy>;
  const pages = { ...messages, ...policies };
  /** In menus. */
  const pageNames = Object.fromEntries(pageIds.map(id => [id, pages[id].name])) as Record<PageId, string>;

  return {
    ...pages,
    address: { country: facts.country, line: facts.addressLine },
    attractions: {
      ...attractions,
      shows: {
        ...attractions.shows,
        scheduleNotices,
        /** In chronological order. */
        cards: park.shows.map(show => ({
          id: show.id,
          starts: show.starts,
          ...shows.cards[show.id],
          lasts: formatMessage(shows.lasts, { count: show.minutes }, language),
          seasons: describeSeasons(show),
        })),
        talks: park.talks.map(talk => ({
          id: talk.id,
          title: titles[talk.id] ?? talk.id,
          lines: [formatTimes(talk.starts), ...describeSeasons(talk)],
        })),
      },
    },
    contact: {
      ...contact,
      cards: { ...contact.cards, hoursText: openingHours, hoursLines, scheduleNotices },
    },
    home: {
      ...home,
      reviews: {
        ...home.reviews,
        notes: home.reviews.notes.map((review, index) => {
          const rating = park.reviewRatings[index] ?? 0;
          const stars = formatMessage(home.reviews.stars, { rating }, language);
          return { ...review, text: formatMessage(home.reviews.quoted, review, language), rating, stars };
        }),
      },
    },
    inquiryPlan: { ...inquiryPlan, places, accessNeeds: plan.choices.accessNeeds },
    plan: { ...plan, weekdays: hours.weekdays, places },
    site: { ...site, pages: pageNames, footer: { ...site.footer, hours: openingHours } },
    schedule,
    showNames: Object.fromEntries(park.shows.map(({ id }) => [id, shows.cards[id].title])),
  };
}

/** Others show today's date (specification, section 2). */
const changeDates: Partial<Record<PolicyId, Day>> = {
  legal: legalNoticeChangedOn,
  accessibility: accessibilityTestedOn,
};

function readPolicyWords(
  locale: Locale,
  id: PolicyId,
  facts: MessageFacts,
  labels: Messages['site']['policy'],
): PolicyCopy {
  const isMissing = (message: string) =>
    Object.entries(facts).some(([name, value]) => value === null && message.includes(`{${name}}`));
  const copy = readPolicy(readContentFile(locale, `${id}.md`), message =>
    isMissing(message) ? null : (prepareMessage(message, facts, locale) as string),
  );
  const changed = changeDates[id];
  return { ...copy, ...labels, ...(changed && { changed }) };
}

export type Words = ReturnType<typeof createWords>;

const cache = new Map<Locale, Words>();

/** Read on first use. */
export const words = Object.defineProperties(
  {},
  Object.fromEntries(
    (Object.keys(locales) as Locale[]).map(locale => [
      locale,
      {
        enumerable: true,
        get() {
          const cached = cache.get(locale) ?? createWords(locale);
          cache.set(locale, cached);
          return cached;
        },
      },
    ]),
  ),
) as Localized<Words>;
