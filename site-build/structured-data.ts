/** As Google documents it for local businesses. */
import type { Day } from '../domain/day.ts';
import { addDays, daysFrom } from '../domain/day-counts.ts';
import { hoursOn } from '../domain/hours.ts';
import { type Hours, mapsHref, park } from '../domain/park.ts';
import { type HoursFacts, scheduleFacts } from '../domain/schedule-facts.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import type { PageId } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { words } from '../i18n/words.ts';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const daysAhead = 365;

/** How Google marks a closed day. */
const closedHours: Hours = { opens: '00:00', closes: '00:00' };

interface JsonLdContext {
  origin: string;
  siteLocales: readonly Locale[];
  sharePicture: string;
  /** In the park. */
  today: Day;
}

export function toJsonLd(context: JsonLdContext, page: PageId, locale: Locale): object {
  const { origin } = context;
  const site = { '@type': 'WebSite', '@id': `${origin}/#site`, name: park.name, url: `${origin}/` };
  const graph = [
    page === 'home' ? site : createBreadcrumbs(origin, page, locale),
    ...(page === 'home' || page === 'contact' ? [createParkEntity(context, locale)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function createBreadcrumbs(origin: string, page: PageId, locale: Locale) {
  const steps: PageId[] = ['home', page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words[locale].site.pages[step],
      item: `${origin}${pathTo(step, locales[locale])}`,
    })),
  };
}

/** No ratings: search engines reject a site's own testimonials. */
function createParkEntity({ origin, siteLocales, sharePicture, today }: JsonLdContext, locale: Locale) {
  const { street, postalCode, town, island, countryCode } = park.address;
  return {
    '@type': ['Zoo', 'AmusementPark', 'TouristAttraction'],
    '@id': `${origin}/#park`,
    name: park.name,
    description: words[locale].home.description,
    url: `${origin}${pathTo('home', locales[locale])}`,
    image: `${origin}${sharePicture}`,
    telephone: park.phone,
    email: park.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: town,
      addressRegion: island,
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: park.geo.latitude, longitude: park.geo.longitude },
    hasMap: mapsHref,
    availableLanguage: siteLocales.map(id => locales[id].lang),
    ...toOpeningHours(scheduleFacts, today),
  };
}

export function toOpeningHours(facts: HoursFacts, today: Day) {
  const { opens, closes } = facts.hours;
  const ranges: { from: Day; to: Day; hours: Hours }[] = [];
  for (const day of daysFrom(today, daysAhead)) {
    const hours = hoursOf(day, facts);
    if (toKey(hours) === toKey(facts.hours)) continue;
    const last = ranges.at(-1);
    if (last && toKey(last.hours) === toKey(hours) && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day, hours });
  }
  return {
    openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, opens, closes }],
    specialOpeningHoursSpecification: ranges.map(({ from, to, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      ...hours,
    })),
  };
}

function hoursOf(day: Day, facts: HoursFacts): Hours {
  const { opens, closes } = hoursOn(day, facts).hours ?? closedHours;
  return { opens, closes };
}

const toKey = ({ opens, closes }: Hours) => `${opens}-${closes}`;
