import share from '../app/art/share.json' with { type: 'json' };
import { type ClockTime, park } from '../domain/park.ts';
import { defaultLocale } from '../i18n/locales.ts';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The park as schema.org's Zoo. No ratings: search engines ask for none of one's own testimonials. */
export function zooData(origin: string): object {
  const { address, geo, hours } = park;
  return {
    '@context': 'https://schema.org',
    '@type': 'Zoo',
    '@id': `${origin}/#park`,
    name: park.name,
    url: `${origin}/`,
    image: `${origin}${share[defaultLocale].home}`,
    telephone: park.phone,
    email: park.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.town,
      addressRegion: address.island,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: hours.opens satisfies ClockTime,
      closes: hours.closes satisfies ClockTime,
    },
  };
}
