import { expect, it } from 'vitest';
import { commitments } from '../domain/commitments.ts';
import { park } from '../domain/park.ts';
import { words } from './words.ts';

/** Words that the park's specification quotes. */

const { address, species } = park;
const { site, home, attractions, contact, inquiry } = words.en;
const replyTime = `${commitments.replyHours} hours`;

const expectTitles = (cards: Record<string, { title: string }>, ...titles: string[]) =>
  expect(Object.values(cards).map(({ title }) => title)).toEqual(expect.arrayContaining(titles));

it('header and footer', () => {
  expect(site.pages).toMatchObject({
    home: 'Home',
    attractions: 'Attractions',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    cookies: 'Cookie Policy',
    gdpr: 'GDPR Compliance',
  });
  expect(site.nav.tickets).toBe('Request Tickets');
  expect(site.footer.legal).toBe('Legal');
});

it('home', () => {
  const { whyVisit, family, residents } = home;
  expect(home).toMatchObject({
    hero: { title: `Discover the Magic of the park in ${address.island}`, tickets: 'Request Tickets' },
    whyVisit: { title: 'Why Visit' },
    family: { title: 'Perfect Family Day Out', visit: 'Plan Your Visit' },
    residents: { explore: 'Explore All Attractions' },
    callToAction: { visit: 'Plan Your Visit Now' },
  });
  expectTitles(whyVisit.cards, 'Exotic Animals', 'World-Class Shows', 'Family-Friendly');
  expectTitles(family.bullets, 'Kids Attractions', 'All-Day Adventure', 'Educational & Fun');
  expect(family.badge).toEqual({ count: `${species.all}+`, unit: 'Species' });
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
  expect(encounters.cards.parrots.text).toContain(`Over ${species.parrots} parrot species`);
  expectTitles(activities.cards, 'Kids Discovery Zone', 'Animal Feeding Times', 'Educational Talks');
  expectTitles(activities.cards, 'Photo Opportunities');
});

it('contact', () => {
  const { hero, cards, map } = contact;
  expect(hero).toMatchObject({
    title: 'Get in Touch',
    lead: 'Ready for an amazing adventure? Request your tickets today!',
  });
  expect(cards).toMatchObject({
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Opening Hours',
    hoursLines: [expect.stringMatching(/^Daily: \d+:\d\d [AP]M - \d+:\d\d [AP]M$/)],
  });
  expect(map.text).toBe(`Visit us in ${address.town}, ${address.island}`);
});

it('the form and its responses', () => {
  const { required } = inquiry;
  expect(inquiry).toMatchObject({
    title: 'Request Your Tickets',
    sending: 'Sending...',
    errors: { visitDate: { missing: 'Please select a visit date' } },
    sent: { title: 'Thank you for your inquiry!', text: `We will respond within ${replyTime}.` },
    date: { pick: 'Pick a date' },
  });
  expect(`${required.before} * ${required.after}`).toBe('Fields marked * are required.');
});

it('not found and errors', () => {
  expect(site.notFound).toMatchObject({ title: 'Page Not Found', home: 'Go to Home', back: 'Go Back' });
  expect(site.error.title).toBe('Unexpected Application Error!');
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
