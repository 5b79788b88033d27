import manifest from '../app/art/manifest.json' with { type: 'json' };
import { listExceptionErrors } from '../domain/exception-rules.ts';
import { exceptions } from '../domain/exceptions.ts';
import { park } from '../domain/park.ts';
import { validatePlaces } from '../domain/places.ts';
import { scheduleFacts } from '../domain/schedule-facts.ts';
import { listScheduleErrors } from '../domain/schedule-rules.ts';
import times from '../domain/times.json' with { type: 'json' };
import { readMessages } from '../i18n/catalog.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { findWordProblems } from './check-words.ts';
import sharePictures from './share-pictures.json' with { type: 'json' };
import { findTimesErrors } from './times-schema.ts';

/** Errors say what to do. The compiler finds some too, but an owner who changes a showtime does not run it. */
export function validateSources(siteLocales: readonly Locale[]): string[] {
  const timesErrors = findTimesErrors(times);
  if (timesErrors.length > 0) return timesErrors;
  const factErrors = [
    ...listScheduleErrors(park).map(error => `domain/times.json: ${error}`),
    ...listExceptionErrors(scheduleFacts).map(error => `domain/exceptions.ts: ${error}`),
    ...validatePlaces().map(error => `domain/places.ts: ${error}`),
  ];
  if (factErrors.length > 0) return factErrors;
  const wordProblems = findWordProblems();
  if (wordProblems.length > 0) return wordProblems;
  return [...siteLocales.flatMap(findMissingWords), ...findMissingPictures(siteLocales)];
}

function findMissingWords(locale: Locale): string[] {
  const { cards } = readMessages(locale, 'shows');
  const reasons = readMessages(locale, 'reasons');
  const { reviews } = readMessages(locale, 'home');
  const reviewCount = reviews.notes.length;
  const ratingCount = park.reviewRatings.length;
  return [
    ...park.shows
      .filter(({ id }) => !cards[id])
      .map(({ id }) => `content/${locale}/shows.json: there are no words for the show "${id}".`),
    ...exceptions
      .filter(({ reason }) => !reasons[reason])
      .map(({ reason: id }) => `content/${locale}/reasons.json: there are no words for the reason "${id}".`),
    ...(reviewCount === ratingCount
      ? []
      : [
          `content/${locale}/home.json has ${reviewCount} reviews, and domain/park.ts ${ratingCount} reviewRatings: each review needs one.`,
        ]),
  ];
}

function findMissingPictures(siteLocales: readonly Locale[]): string[] {
  const { encounters } = readMessages(defaultLocale, 'attractions');
  const { residents } = readMessages(defaultLocale, 'home');
  const requiredPictures = [
    ...park.shows.map(({ id }) => `show-${id}`),
    ...Object.keys(encounters.cards).map(id => `encounter-${id}`),
    ...Object.keys(residents.cards).map(id => `gallery-${id}`),
  ];
  return [
    ...requiredPictures
      .filter(name => !Object.hasOwn(manifest, name))
      .map(
        name =>
          `There is no picture "${name}". Put ${name}.svg, .jpg or .png into app/art/sources, then: npm run art`,
      ),
    ...siteLocales
      .filter(locale => !Object.hasOwn(sharePictures, locale))
      .map(locale => `There are no sharing pictures in the language "${locale}". Run: npm run art`),
  ];
}
