import { describe, expect, it } from 'vitest';
import { park as realPark } from '../../domain/park.ts';
import { madeUpWords } from '../../tests/support/made-up-words.ts';

const { facts, withShow, wordsWith } = madeUpWords('de', ['Uhu', 'Robbe', 'Rabe'], id => id);

describe('sentences that tell facts', () => {
  it('tell those of a usual day', async () => {
    const { home, attractions, planParts } = await wordsWith({});
    expect(home.why.lead).toContain('Um neun öffnen die Tore, um halb zwölf beginnt die erste Show');
    expect(home.why.cards.shows.text).toMatch(/^Uhu, Robbe und Rabe, je zweimal am Tag\./);
    expect(home.family.bullets.day.text).toMatch(/^Von neun bis sechs, mit sechs Shows /);
    expect(attractions.shows.lead).toContain(
      'läuft zweimal, jeden Tag. Bis um zwei habt ihr alle drei gesehen',
    );
    expect(attractions.shows.daily).toBe('Täglich 6 Vorstellungen');
    expect(planParts.wholeDay.lead).toMatch(
      /^Täglich 9:00–18:00\sUhr\. 6 Vorstellungen am Tag; drei Welten /,
    );
  });

  it('follow a show that moves', async () => {
    const { home } = await wordsWith({ shows: withShow('Uhu', { starts: ['12:00', '15:30'] }) });
    expect(home.why.lead).toContain('um zwölf beginnt die erste Show');
  });

  it('follow one more performance of a show', async () => {
    const { home, attractions } = await wordsWith({
      shows: withShow('Rabe', { starts: ['10:30', '13:30', '17:30'] }),
    });
    expect(home.why.lead).toContain('um halb elf beginnt die erste Show');
    expect(home.why.cards.shows.text).toContain('je zwei- oder dreimal am Tag');
    expect(attractions.hero.lead).toContain('sieben Shows zum Hinsetzen');
    expect(attractions.shows.lead).toContain('Bis um eins habt ihr alle drei gesehen');
    expect(attractions.description).toContain('drei Tiershows zwei- oder dreimal täglich');
  });

  it('follow fewer shows down to one, whose article has a case', async () => {
    const two = await wordsWith({ shows: facts.shows.filter(({ id }) => id !== 'Rabe') });
    expect(two.home.why.cards.shows.text).toMatch(/^Uhu und Robbe, je zweimal am Tag/);
    expect(two.attractions.shows.lead).toContain('Bis um eins habt ihr beide gesehen');
    const one = await wordsWith({ shows: [{ id: 'Uhu', starts: ['11:30'], minutes: 30 }] });
    expect(one.home.why.cards.shows.text).toMatch(/^Uhu, einmal am Tag/);
    expect(one.home.family.bullets.day.text).toContain('mit einer Show und');
    expect(one.attractions.hero.lead).toContain('und eine Show zum Hinsetzen');
    expect(one.attractions.shows.lead).toContain(
      'läuft einmal, jeden Tag. Bis um zwölf habt ihr alles gesehen',
    );
    expect(one.attractions.shows.daily).toBe('Täglich 1 Vorstellung');
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith({ hours: { opens: '10:00', closes: '19:30' } });
    expect(home.why.lead).toContain('Um zehn öffnen die Tore');
    expect(home.family.bullets.day.text).toMatch(/^Von zehn bis halb acht, /);
    expect(site.footer.hours).toBe('Täglich 10:00–19:30\u00a0Uhr');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('do not say every day where the park rests on one', async () => {
    const { home, attractions } = await wordsWith({ otherHours: [{ weekdays: ['Mon'], closed: 'rest' }] });
    expect(home.description).not.toContain('Täglich');
    expect(attractions.shows.lead).toContain('Jede Show läuft zweimal. Bis um zwei');
    expect(attractions.shows.daily).toBe('6 Vorstellungen');
  });

  it('write large counts with their point', async () => {
    const { home } = await wordsWith({ species: { all: 1500, parrots: 300 } });
    expect(home.family.badge.count).toBe('1.500+');
  });

  it('follow the name and the address: none is written by hand', async () => {
    const address = { ...realPark.address, street: 'Hier 1', town: 'Anderhafen', island: 'Anderswo' };
    const words = await wordsWith({ name: 'Andere Bucht', address });
    const said = JSON.stringify(words);
    const { name, address: real } = realPark;
    const before = [name, real.street, real.town, real.island, 'Teneriffa'];
    expect(before.filter(text => said.includes(text))).toEqual([]);
    expect(words.contact.map.text).toBe('Besucht uns in Anderhafen, Anderswo');
  });
});

describe('sentences that tell promises', () => {
  it('say other numbers, in the case that they stand in', async () => {
    const { privacy, cookies, gdpr, inquiry, mail } = await wordsWith(
      {},
      {
        replyHours: 1,
        retention: { inquiryYears: 1, legalRecordYears: { from: 33, to: 34 } },
        cookies: { shortestHours: 35, longestYears: 36 },
        breachNoticeHours: 37,
        rightsRequest: { months: 2, extensionMonths: 1 },
        ages: { privacyPolicy: 40, gdprPolicy: 41 },
      },
    );
    const expected: [text: object, phrases: string[]][] = [
      [
        privacy,
        ['innerhalb von 1 Stunde', 'bis zu 1 Jahr nach', '33 bis 34 Jahre', 'innerhalb von zwei Monaten'],
      ],
      [privacy, ['unter 40 Jahren']],
      [cookies, ['zwischen 35 Stunden und 36 Jahren']],
      [
        gdpr,
        [
          'innerhalb von 37 Stunden',
          'innerhalb von zwei Monaten',
          'um einen weiteren Monat',
          'unter 41 Jahren',
        ],
      ],
      [inquiry, ['innerhalb von 1 Stunde']],
      [mail, ['innerhalb von 1 Stunde']],
    ];
    for (const [text, phrases] of expected)
      for (const phrase of phrases) expect(JSON.stringify(text)).toContain(phrase);
  });

  it('have the genitive of one month', async () => {
    const { gdpr } = await wordsWith({}, { rightsRequest: { months: 1, extensionMonths: 2 } });
    expect(JSON.stringify(gdpr)).toContain('innerhalb eines Monats nach Eingang');
    expect(JSON.stringify(gdpr)).toContain('um zwei weitere Monate');
  });
});
