import { park } from '../domain/park.ts';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The park as schema.org's Zoo, with the path of its sharing picture. No ratings: search engines ask for none of one's own testimonials. */
export function zooData(origin: string, sharePicture: string): object {
  const { address, geo, hours } = park;
  return {
    '@context': 'https://schema.org',
    '@type': 'Zoo',
    '@id': `${origin}/#park`,
    name: park.name,
    url: `${origin}/`,
    image: `${origin}${sharePicture}`,
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
      opens: hours.opens,
      closes: hours.closes,
    },
  };
}
