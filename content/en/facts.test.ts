import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Park, park } from '../../domain/park.ts';

/** A programme of the tests' own: the park's may change any day. */
const shows: Park['shows'] = [
  { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
  { id: 'parrot', starts: ['12:30', '16:30'], minutes: 25 },
  { id: 'sealion', starts: ['13:30', '17:30'], minutes: 20 },
];

/** The same with one show changed. */
const withShow = (id: string, change: Partial<Park['shows'][number]>) =>
  shows.map(show => (show.id === id ? { ...show, ...change } : show));

/** The words as they are where the facts are others. */
async function wordsWith(change: Partial<Park>) {
  vi.resetModules();
  vi.doMock('../../domain/park.ts', async original => {
    const real = await original<typeof import('../../domain/park.ts')>();
    const park = { ...real.park, shows, ...change };
    return { ...real, park, addressLine: Object.values(park.address).join(', ') };
  });
  return import('./index.ts');
}

afterEach(() => {
  vi.doUnmock('../../domain/park.ts');
  vi.resetModules();
});

describe('sentences that tell facts', () => {
  it('follow a show that moves', async () => {
    const { home } = await wordsWith({ shows: withShow('dolphin', { starts: ['12:00', '15:30'] }) });
    expect(home.why.lead).toContain('the first show starts at noon');
  });

  it('follow one more performance of a show', async () => {
    const more = withShow('sealion', { starts: ['10:30', '13:30', '17:30'] });
    const { home, attractions } = await wordsWith({ shows: more });
    expect(home.why.lead).toContain('the first show starts at half past ten');
    expect(home.why.cards.shows.text).toContain('each two or three times a day');
    expect(home.family.bullets.day.text).toContain('with seven shows');
    expect(attractions.hero.lead).toContain('seven shows to sit down for');
    expect(attractions.shows.lead).toContain(
      'plays two or three times, every day. See all three by one o’clock',
    );
    expect(attractions.shows.daily).toBe('Daily, 7 performances');
    expect(attractions.description).toContain('three animal shows two or three times a day');
  });

  it('follow one show less, and its length', async () => {
    const fewer = withShow('parrot', { minutes: 1 }).filter(({ id }) => id !== 'sealion');
    const { home, attractions } = await wordsWith({ shows: fewer });
    expect(home.why.cards.shows.text).toMatch(/^Dolphins and parrots, each twice a day/);
    expect(attractions.shows.lead).toContain('See both by one o’clock');
    expect(attractions.shows.cards.map(({ lasts }) => lasts)).toEqual(['30 minutes', '1 minute']);
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith({ hours: { opens: '10:00', closes: '19:00' } });
    expect(home.why.lead).toContain('The gates open at ten');
    expect(home.family.bullets.day.text).toMatch(/^Ten to seven, /);
    expect(site.footer.hours).toBe('Daily: 10:00 AM - 7:00 PM');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('follow the name and the address: none is written by hand', async () => {
    const { name, address } = park;
    const words = await wordsWith({
      name: 'Jungle Cove',
      address: { ...address, town: 'Garachico', island: 'La Palma' },
    });
    const said = JSON.stringify(words);
    for (const fact of [name, address.town, address.island]) expect(said.includes(fact), fact).toBe(false);
    expect(words.contact.map.text).toBe('Visit us in Garachico, La Palma');
  });
});
