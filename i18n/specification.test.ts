import { expect, it } from 'vitest';
import { words } from './words.ts';

/** Words that the park’s specification quotes, with the facts in them. */

const { site, home, attractions, contact, inquiry } = words.en;

const expectTitles = (cards: Record<string, { title: string }>, ...titles: string[]) =>
  expect(Object.values(cards).map(({ title }) => title)).toEqual(expect.arrayContaining(titles));

it('header, footer, not found and errors', () => {
  expect(site).toMatchObject({
    pages: {
      home: 'Home',
      attractions: 'Attractions',
      contact: 'Contact',
      privacy: 'Privacy Policy',
      cookies: 'Cookie Policy',
      gdpr: 'GDPR Compliance',
    },
    nav: { tickets: 'Request Tickets' },
    footer: { legal: 'Legal' },
    notFound: { title: 'Page Not Found', home: 'Go to Home', back: 'Go Back' },
    error: { title: 'Unexpected Application Error!' },
  });
});

it('home', () => {
  const { whyVisit, family, residents } = home;
  expect(home).toMatchObject({
    hero: { title: 'Discover the Magic of the park in Tenerife', tickets: 'Request Tickets' },
    whyVisit: { title: 'Why Visit' },
    family: { title: 'Perfect Family Day Out', visit: 'Plan Your Visit' },
    residents: { explore: 'Explore All Attractions' },
    callToAction: { visit: 'Plan Your Visit Now' },
  });
  expectTitles(whyVisit.cards, 'Exotic Animals', 'World-Class Shows', 'Family-Friendly');
  expectTitles(family.bullets, 'Kids Attractions', 'All-Day Adventure', 'Educational & Fun');
  expect(family.badge).toEqual({ count: '500+', unit: 'Species' });
  expectTitles(residents.cards, 'Parrots', 'Penguins', 'Orcas', 'Sea lion show');
});

it.each(Object.entries(words))('the residents are in this order in %s', (_, { home }) => {
  const specified = ['parrots', 'penguins', 'orca', 'sealion'];
  const order = Object.keys(home.residents.cards).filter(id => specified.includes(id));
  expect(order).toEqual(specified);
});

it('attractions', () => {
  const { encounters, activities } = attractions;
  expect(attractions).toMatchObject({
    encounters: { title: 'Animal Encounters' },
    shows: { title: 'Spectacular Animal Shows', inquire: 'Inquire for Tickets' },
    activities: { title: 'Family Activities' },
    callToAction: { inquire: 'Inquire for Tickets' },
  });
  expectTitles(encounters.cards, 'Parrot Paradise', 'Penguin Planet', 'Orca Ocean');
  expect(encounters.cards.parrots.text).toContain('Over 300 parrot species');
  expectTitles(activities.cards, 'Kids Discovery Zone', 'Animal Feeding Times', 'Educational Talks');
  expectTitles(activities.cards, 'Photo Opportunities');
});

it('contact', () => {
  expect(contact).toMatchObject({
    hero: {
      title: 'Get in Touch',
      lead: 'Ready for an amazing adventure? Request your tickets today!',
    },
    cards: {
      address: 'Address',
      phone: 'Phone',
      email: 'Email',
      hours: 'Opening Hours',
    },
    map: { text: 'Visit us in Puerto de la Cruz, Tenerife' },
  });
  expect(site.footer.hours).toBe('Daily: 9:00 AM - 6:00 PM');
});

it('the form and its responses', () => {
  const { required } = inquiry;
  expect(inquiry).toMatchObject({
    title: 'Request Your Tickets',
    sending: 'Sending...',
    errors: { visitDate: { missing: 'Please select a visit date' } },
    sent: { title: 'Thank you for your inquiry!', text: 'We will respond within 24 hours.' },
    date: { pick: 'Pick a date' },
  });
  expect(`${required.before} * ${required.after}`).toBe('Fields marked * are required.');
});

/** The sections that the specification names. */
const topics = {
  privacy:
    'introduction information-we-collect how-we-use-it recipients security your-rights kept-in-browser third-party-links ' +
    'children international-transfers retention changes contact',
  cookies: 'kinds third-parties duration managing do-not-track mobile changes contact',
  gdpr:
    'controller principles legal-bases your-rights exercising-your-rights privacy-contact security breaches ' +
    'transfers retention children complaints updates contact',
};

it.each([
  ['privacy', 'Privacy Policy'],
  ['cookies', 'Cookie Policy'],
  ['gdpr', 'GDPR Compliance Policy'],
] as const)('%s has its title "%s", and every topic', (name, title) => {
  const { sections, ...policy } = words.en[name];
  expect(policy).toMatchObject({ title, updated: 'Last updated' });
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(topics[name].split(' ')));
});
