import { describe, expect, it } from 'vitest';
import { park as realPark } from '../../domain/park.ts';
import { promises as realPromises } from '../../domain/promises.ts';
import { madeUpWords } from '../../tests/support/made-up-words.ts';

const { facts, withShow, wordsWith } = madeUpWords('nl', ['Uilen', 'Robben', 'IJsberen'], id => id);

describe('sentences that tell facts', () => {
  it('tell those of a usual day', async () => {
    const { home, attractions, planParts } = await wordsWith({});
    expect(home.why.lead).toContain(
      'De poorten gaan open om negen uur, de eerste show begint om half twaalf',
    );
    expect(home.why.cards.shows.text).toMatch(/^Uilen, robben en ijsberen, elk twee keer per dag\./);
    expect(home.family.bullets.day.text).toMatch(/^Van negen tot zes uur, met zes shows /);
    expect(attractions.shows.lead).toContain(
      'speelt twee keer, elke dag. Vóór twee uur heb je ze alle drie gezien',
    );
    expect(attractions.shows.daily).toBe('Dagelijks, 6 voorstellingen');
    expect(planParts.wholeDay.lead).toMatch(/uur\. 6 voorstellingen per dag; drie werelden /);
  });

  it('follow a show that moves', async () => {
    const { home } = await wordsWith({ shows: withShow('Uilen', { starts: ['12:00', '15:30'] }) });
    expect(home.why.lead).toContain('de eerste show begint om twaalf uur');
  });

  it('follow one more performance of a show', async () => {
    const { home, attractions } = await wordsWith({
      shows: withShow('IJsberen', { starts: ['10:30', '13:30', '17:30'] }),
    });
    expect(home.why.lead).toContain('de eerste show begint om half elf');
    expect(home.why.cards.shows.text).toContain('elk twee of drie keer per dag');
    expect(attractions.hero.lead).toContain('zeven shows om bij te gaan zitten');
    expect(attractions.shows.lead).toContain('speelt twee of drie keer, elke dag. Vóór één uur');
    expect(attractions.description).toContain('Drie dierenshows, twee of drie keer per dag');
  });

  it('follow one show less, and a single one', async () => {
    const two = await wordsWith({ shows: facts.shows.filter(({ id }) => id !== 'IJsberen') });
    expect(two.home.why.cards.shows.text).toMatch(/^Uilen en robben, elk twee keer per dag/);
    expect(two.attractions.shows.lead).toContain('Vóór één uur heb je ze allebei gezien');
    const one = await wordsWith({ shows: [{ id: 'Uilen', starts: ['11:30'], minutes: 30 }] });
    expect(one.attractions.shows.lead).toContain(
      'De show speelt één keer, elke dag. Vóór twaalf uur heb je die gezien',
    );
    expect(one.home.why.cards.shows.text).toMatch(/^Uilen, één keer per dag\./);
    expect(one.attractions.description).toContain('Eén dierenshow, één keer per dag');
    expect(one.home.family.bullets.day.text).toContain('met één show om');
    expect(one.attractions.shows.daily).toBe('Dagelijks, 1 voorstelling');
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith({ hours: { opens: '09:30', closes: '19:30' } });
    expect(home.why.lead).toContain('De poorten gaan open om half tien');
    expect(home.family.bullets.day.text).toMatch(/^Van half tien tot half acht, /);
    expect(site.footer.hours).toBe('Dagelijks: 9:30–19:30\u00a0uur');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('do not promise every day where the park is closed on some', async () => {
    const { home, attractions, site } = await wordsWith({
      otherHours: [{ weekdays: ['Mon'], closed: 'rest' }],
    });
    expect(home.description).not.toContain('Elke dag');
    expect(attractions.shows.lead).not.toContain('elke dag');
    expect(attractions.shows.daily).toBe('6 voorstellingen');
    expect(site.footer.hours).toBe('Maandag: gesloten (rustdag); alle andere dagen: 9:00–18:00\u00a0uur');
  });

  it('follow the name and the address: none is written by hand', async () => {
    const address = { ...realPark.address, street: 'Hier 1', town: 'Andershaven', island: 'Elders' };
    const words = await wordsWith({ name: 'Andere Baai', address });
    const said = JSON.stringify(words);
    const { name, address: real } = realPark;
    expect([name, real.street, real.town, real.island].filter(text => said.includes(text))).toEqual([]);
    expect(words.contact.map.text).toBe('Bezoek ons in Andershaven op Elders');
  });

  it('follow the promises, and write large numbers with a point', async () => {
    const { home, privacy, gdpr, cookies } = await wordsWith(
      { species: { all: 1500, parrots: 1100 } },
      {
        replyHours: 31,
        retention: { ...realPromises.retention, inquiryYears: 1, legalRecordYears: { from: 33, to: 34 } },
        cookies: { shortestHours: 1, longestYears: 36 },
        breachNoticeHours: 37,
        rightsRequest: { months: 3, extensionMonths: 1 },
        ages: { privacyPolicy: 40, gdprPolicy: 41 },
      },
    );
    expect(home.closing.text).toContain('binnen 31 uur');
    expect(home.family.badge.count).toBe('1.500+');
    const said = JSON.stringify([privacy, gdpr, cookies]);
    for (const phrase of [
      'tot 1 jaar na',
      'Doorgaans 33 tot 34 jaar',
      'binnen drie maanden',
      'nog eens één maand',
      'binnen 37 uur',
      'van 1 uur tot 36 jaar',
      'jonger dan 40 jaar',
      'jonger dan 41 jaar',
    ])
      expect(said).toContain(phrase);
  });
});
