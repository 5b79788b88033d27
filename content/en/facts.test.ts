import { describe, expect, it } from 'vitest';
import { park as realPark } from '../../domain/park.ts';
import { madeUpWords } from '../../tests/support/made-up-words.ts';

const { facts, withShow, wordsWith } = madeUpWords('en', ['owl', 'seal', 'crow'], id => `${id}s`);

describe('sentences that tell facts', () => {
  it('tell those of a usual day', async () => {
    const { home, attractions } = await wordsWith({});
    expect(home.why.lead).toContain('The gates open at nine, the first show starts at half past eleven');
    expect(home.why.cards.shows.text).toMatch(/^Owls, seals and crows, each twice a day\./);
    expect(home.family.bullets.day.text).toMatch(/^Nine to six, with six shows /);
    expect(attractions.shows.lead).toContain('plays twice, every day. See all three by two o’clock');
  });

  it('follow a show that moves', async () => {
    const { home } = await wordsWith({ shows: withShow('owl', { starts: ['12:00', '15:30'] }) });
    expect(home.why.lead).toContain('the first show starts at noon');
  });

  it('follow one more performance of a show', async () => {
    const { home, attractions } = await wordsWith({
      shows: withShow('crow', { starts: ['10:30', '13:30', '17:30'] }),
    });
    expect(home.why.lead).toContain('the first show starts at half past ten');
    expect(home.why.cards.shows.text).toContain('each two or three times a day');
    expect(home.family.bullets.day.text).toContain('with seven shows');
    expect(attractions.hero.lead).toContain('seven shows to sit down for');
    expect(attractions.shows.lead).toContain('plays two or three times, every day. See all three by one');
    expect(attractions.shows.daily).toBe('Daily, 7 performances');
    expect(attractions.description).toContain('three animal shows two or three times a day');
  });

  it('follow one show less', async () => {
    const { home, attractions } = await wordsWith({ shows: facts.shows.filter(({ id }) => id !== 'crow') });
    expect(home.why.cards.shows.text).toMatch(/^Owls and seals, each twice a day/);
    expect(attractions.shows.lead).toContain('See both by one o’clock');
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith({ hours: { opens: '10:00', closes: '19:00' } });
    expect(home.why.lead).toContain('The gates open at ten');
    expect(home.family.bullets.day.text).toMatch(/^Ten to seven, /);
    expect(site.footer.hours).toBe('Daily: 10:00 AM - 7:00 PM');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('follow the name and the address: none is written by hand', async () => {
    const address = { ...realPark.address, street: 'Here 1', town: 'Otherport', island: 'Elsewhere' };
    const words = await wordsWith({ name: 'Another Cove', address });
    const said = JSON.stringify(words);
    const { name, address: real } = realPark;
    expect([name, real.street, real.town, real.island].filter(text => said.includes(text))).toEqual([]);
    expect(words.contact.map.text).toBe('Visit us in Otherport, Elsewhere');
  });
});
