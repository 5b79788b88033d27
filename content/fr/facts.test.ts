import { describe, expect, it, vi } from 'vitest';
import { park as realPark } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';
import { madeUpWords } from '../../tests/support/made-up-words.ts';

const { facts, withShow, wordsWith } = madeUpWords('fr', ['owl', 'seal', 'crow'], id => `${id}s`);

describe('sentences that tell facts', () => {
  it('tell those of a usual day', async () => {
    const { home, attractions } = await wordsWith({});
    expect(home.why.lead).toContain('Les portes ouvrent à 9 h, le premier spectacle commence à 11 h 30');
    expect(home.why.cards.shows.text).toMatch(/^Owls, seals et crows, chaque spectacle deux fois par jour\./);
    expect(home.family.bullets.day.text).toMatch(/^De 9 h à 18 h, et six représentations /);
    expect(attractions.shows.lead).toContain(
      'se joue deux fois par jour, sept jours sur sept. Voyez les trois avant 14 h',
    );
  });

  it('follow a show that moves', async () => {
    const { home, attractions } = await wordsWith({ shows: withShow('owl', { starts: ['12:00', '15:30'] }) });
    expect(home.why.lead).toContain('le premier spectacle commence à midi');
    expect(attractions.shows.lead).toContain('avant 14 h');
  });

  it('follow one more performance of a show', async () => {
    const { home, attractions } = await wordsWith({
      shows: withShow('crow', { starts: ['10:30', '13:30', '17:30'] }),
    });
    expect(home.why.lead).toContain('le premier spectacle commence à 10 h 30');
    expect(home.why.cards.shows.text).toContain('chaque spectacle deux ou trois fois par jour');
    expect(home.family.bullets.day.text).toContain('et sept représentations');
    expect(attractions.hero.lead).toContain('sept représentations à savourer assis');
    expect(attractions.shows.lead).toContain(
      'se joue deux ou trois fois par jour, sept jours sur sept. Voyez les trois avant 13 h',
    );
    expect(attractions.shows.daily).toBe('7 représentations chaque jour');
    expect(attractions.description).toContain('trois spectacles deux ou trois fois par jour');
  });

  it('follow one show less, and a single one', async () => {
    const two = await wordsWith({ shows: facts.shows.filter(({ id }) => id !== 'crow') });
    expect(two.home.why.cards.shows.text).toMatch(/^Owls et seals, chaque spectacle deux fois par jour/);
    expect(two.attractions.shows.lead).toContain('Voyez les deux avant 13 h');
    const one = await wordsWith({ shows: [{ id: 'owl', starts: ['11:30'], minutes: 30 }] });
    expect(one.home.why.cards.shows.text).toMatch(/^Owls, une fois par jour\./);
    expect(one.home.family.bullets.day.text).toContain('et une représentation autour de laquelle');
    expect(one.attractions.shows.lead).toContain(
      'Le spectacle se joue une fois par jour, sept jours sur sept. Voyez-le avant midi',
    );
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith({ hours: { opens: '10:00', closes: '19:30' } });
    expect(home.why.lead).toContain('Les portes ouvrent à 10 h');
    expect(home.family.bullets.day.text).toMatch(/^De 10 h à 19 h 30, /);
    expect(site.footer.hours).toBe('Tous les jours de 10:00 à 19:30');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('do not promise every day where the park is closed on some', async () => {
    const { home, attractions } = await wordsWith({ otherHours: [{ weekdays: ['Mon'], closed: 'rest' }] });
    expect(home.description).not.toContain('tous les jours');
    expect(attractions.shows.lead).not.toContain('sept jours sur sept');
  });

  it('follow the name and the address: none is written by hand', async () => {
    const address = { ...realPark.address, street: 'Ici 1', town: 'Otherport', island: 'Elsewhere' };
    const words = await wordsWith({ name: 'Crique du Perroquet', address });
    const said = JSON.stringify(words);
    const { name, address: real } = realPark;
    expect([name, real.street, real.town, real.island].filter(text => said.includes(text))).toEqual([]);
    expect(words.contact.map).toMatchObject({
      text: 'Venez nous voir à Otherport, Elsewhere',
      alt: 'Carte d’Elsewhere avec un repère à Otherport',
    });
    expect(words.cookies.description).toContain('le site de Crique du Perroquet');
  });

  it('follow the promises, in the singular too', async () => {
    vi.doMock('../../domain/promises.ts', () => ({
      promises: {
        ...promises,
        replyHours: 1,
        retention: { ...promises.retention, inquiryYears: 1, legalRecordYears: { from: 33, to: 34 } },
        breachNoticeHours: 37,
        rightsRequest: { months: 1, extensionMonths: 1 },
      },
    }));
    const { home, privacy, gdpr, dataNote } = await wordsWith({});
    expect(home.closing.text).toContain('sous 1 heure.');
    expect(JSON.stringify(dataNote)).toContain('1 an au plus');
    expect(JSON.stringify(privacy)).toContain('En général 33 à 34 ans');
    const said = JSON.stringify(gdpr);
    for (const phrase of ['délai d’un mois', 'd’un mois supplémentaire', 'délai de 37 heures'])
      expect(said).toContain(phrase);
  });
});
