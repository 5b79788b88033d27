import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Park } from '../../domain/park.ts';

/** The words as they are where the facts are others. */
async function wordsWith(change: (park: Park<string>) => Partial<Park<string>>) {
  vi.resetModules();
  vi.doMock('../../domain/park.ts', async original => {
    const real = await original<typeof import('../../domain/park.ts')>();
    const park = { ...real.park, ...change(real.park) };
    return { ...real, park, addressLine: Object.values(park.address).join(', ') };
  });
  return import('./index.ts');
}

/** The shows with one of them changed. */
const withShow = (shows: Park<string>['shows'], id: string, change: Partial<Park<string>['shows'][number]>) =>
  shows.map(show => (show.id === id ? { ...show, ...change } : show));

afterEach(() => {
  vi.doUnmock('../../domain/park.ts');
  vi.resetModules();
});

describe('sentences that tell facts', () => {
  it('follow a show that moves', async () => {
    const { home } = await wordsWith(({ shows }) => ({
      shows: withShow(shows, 'dolphin', { starts: ['12:00', '15:30'] }),
    }));
    expect(home.why.lead).toContain('the first show starts at noon');
  });

  it('follow one more performance of a show', async () => {
    const { home, attractions } = await wordsWith(({ shows }) => ({
      shows: withShow(shows, 'sealion', { starts: ['10:30', '13:30', '17:30'] }),
    }));
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
    const { home, attractions } = await wordsWith(({ shows }) => ({
      shows: withShow(shows, 'parrot', { minutes: 1 }).filter(({ id }) => id !== 'sealion'),
    }));
    expect(home.why.cards.shows.text).toMatch(/^Dolphins and parrots, each twice a day/);
    expect(attractions.shows.lead).toContain('See both by one o’clock');
    expect(attractions.shows.cards.map(({ lasts }) => lasts)).toEqual(['30 minutes', '1 minute']);
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith(() => ({ hours: { opens: '10:00', closes: '19:00' } }));
    expect(home.why.lead).toContain('The gates open at ten');
    expect(home.family.bullets.day.text).toMatch(/^Ten to seven, /);
    expect(site.footer.hours).toBe('Daily: 10:00 AM - 7:00 PM');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('follow the name and the address: none is written by hand', async () => {
    const words = await wordsWith(({ address }) => ({
      name: 'Jungle Cove',
      address: { ...address, town: 'Garachico', island: 'La Palma' },
    }));
    const written = JSON.stringify(words).match(/Isla Papagayo|Puerto de la Cruz|Tenerife/g);
    expect(written).toBeNull();
    expect(words.contact.map.text).toBe('Visit us in Garachico, La Palma');
  });
});
