/** For server and build only. */
import type { Day } from '../domain/day.ts';
import { accessibilityTestedOn, legalNoticeChangedOn } from '../domain/owner.ts';
import { park } from '../domain/park.ts';
import { parkDay } from '../domain/park-time.ts';
import type { PlaceId } from '../domain/places.ts';
import { scheduleFacts } from '../domain/schedule-facts.ts';
import { keysOf, mapRecord } from '../domain/typed-records.ts';
import { readWordsByFile, readWordsFile, type WordsByFile } from './catalog.ts';
import { createFacts } from './facts.ts';
import { allLocales, type Language, type Locale, type Localized, locales } from './locales.ts';
import { formatMessage } from './message.ts';
import { type PolicyId, pageIds, policyIds } from './pages.ts';
import type { PolicySection, PolicyWords } from './policy-blocks.ts';
import { readPolicy } from './policy-markdown.ts';
import { hasMissingFact, type MessageFacts, prepareMessage } from './prepare-message.ts';
import { createScheduleText } from './schedule-text.ts';

function createWords(locale: Locale) {
  const language = locales[locale];
  const facts = createFacts(locale);
  const wordsByFile = readWordsByFile(locale, facts);
  const { attractions, contact, home, hours, inquiryPlan, plan, reasons, shows, site } = wordsByFile;

  const showNames: Readonly<Record<string, string>> = titlesOf(shows.cards);
  const scheduleText = createScheduleText(wordsByFile.schedule, reasons, showNames, language);
  const scheduleNotices = scheduleText.listNotices(parkDay(), scheduleFacts);
  const places: Record<PlaceId, string> = {
    ...titlesOf({ ...shows.cards, ...attractions.encounters.cards, ...attractions.activities.cards }),
    ...plan.places,
  };
  const policies = mapRecord(policyIds, id => readPolicyWords(locale, id, facts, site.policy));
  const pages = { ...wordsByFile, ...policies };
  /** In menus. */
  const pageNames = mapRecord(pageIds, id => pages[id].name);

  return {
    ...pages,
    address: { country: facts.country, line: facts.addressLine },
    attractions: {
      ...attractions,
      shows: { ...attractions.shows, scheduleNotices, cards: createShowCards(shows, language) },
    },
    contact: { ...contact, cards: { ...contact.cards, scheduleNotices } },
    home: { ...home, reviews: createReviews(home.reviews, language) },
    inquiryPlan: { ...inquiryPlan, places, accessNeeds: plan.choices.accessNeeds, about: plan.sheet.about },
    plan: { ...plan, weekdays: hours.weekdays, places },
    site: { ...site, pages: pageNames, footer: { ...site.footer, hours: hours.daily } },
    scheduleText,
    showNames,
  };
}

const createShowCards = ({ cards, lasts }: WordsByFile['shows'], language: Language) =>
  park.shows.map(({ id, starts, minutes }) => ({
    id,
    starts,
    ...cards[id],
    lasts: formatMessage(lasts, { count: minutes }, language),
  }));

const createReviews = (reviews: WordsByFile['home']['reviews'], language: Language) => ({
  ...reviews,
  notes: reviews.notes.map((review, index) => {
    const rating = park.reviewRatings[index] ?? 0;
    const stars = formatMessage(reviews.stars, { rating }, language);
    return { ...review, text: formatMessage(reviews.quoted, review, language), rating, stars };
  }),
});

const titlesOf = <Id extends string>(cards: Record<Id, { title: string }>) =>
  mapRecord(keysOf(cards), id => cards[id].title);

/** Other policies show today's date as that of their last change. */
const changeDates: Partial<Record<PolicyId, Day>> = {
  legal: legalNoticeChangedOn,
  accessibility: accessibilityTestedOn,
};

function readPolicyWords(
  locale: Locale,
  id: PolicyId,
  facts: MessageFacts,
  commonWords: WordsByFile['site']['policy'],
): PolicyWords {
  const policy = readPolicy(`content/${locale}/${id}.md`, readWordsFile(locale, `${id}.md`), message =>
    hasMissingFact(message, facts)
      ? null
      : formatMessage(prepareMessage(message, facts, locale), {}, locales[locale]),
  );
  const changed = changeDates[id];
  const sections = policy.sections.filter(hasAllBlocks);
  return { ...policy, sections, ...commonWords, ...(changed && { changed }) };
}

/** A list is empty if all its facts are missing. */
const hasAllBlocks = ({ blocks }: PolicySection) =>
  blocks.every(block => block.type === 'text' || block.items.length > 0);

export type Words = ReturnType<typeof createWords>;

/** A language is read on first use. */
export const words: Localized<Words> = Object.create(
  null,
  mapRecord(allLocales, locale => {
    let cachedWords: Words | undefined;
    const get = () => {
      cachedWords ??= createWords(locale);
      return cachedWords;
    };
    return { enumerable: true, get };
  }),
);
