import { afterEach, describe, expect, it, vi } from 'vitest';
import { park as realPark } from '../../domain/park.ts';
import { madeUpWords } from '../../tests/support/made-up-words.ts';

/** One of them begins with an i: the word before it is another then. */
const names: Record<string, string> = { owl: 'Búhos', seal: 'Focas', crow: 'Ibis' };

const { facts, withShow, wordsWith } = madeUpWords('es', ['owl', 'seal', 'crow'], id => names[id]);

describe('sentences that tell promises', () => {
  afterEach(() => vi.doUnmock('../../domain/promises.ts'));

  it('say the numbers of the day they are written, in the right number and gender', async () => {
    vi.doMock('../../domain/promises.ts', async original => {
      const { promises } = await original<typeof import('../../domain/promises.ts')>();
      return {
        promises: {
          ...promises,
          replyHours: 1,
          retention: { inquiryYears: 32, spamDays: 1, legalRecordYears: { from: 33, to: 34 } },
          cookies: { shortestHours: 35, longestYears: 36 },
          breachNoticeHours: 37,
          rightsRequest: { months: 2, extensionMonths: 1 },
          ages: { privacyPolicy: 40, gdprPolicy: 41 },
        },
      };
    });
    const words = await wordsWith({});
    const expected: [text: object, phrases: string[]][] = [
      [
        words.privacy,
        ['menos de 1 hora"', 'hasta 32 años', 'de 33 a 34 años', 'plazo de dos meses', 'menores de 40'],
      ],
      [words.cookies, ['de 35 horas a 36 años']],
      [words.gdpr, ['32 años', 'de 33 a 34 años', '37 horas', 'dos meses', 'un mes más', 'menores de 41']],
      ...[words.inquiry, words.home, words.attractions, words.thanks].map((text): [object, string[]] => [
        text,
        ['menos de 1 hora.'],
      ]),
    ];
    for (const [text, phrases] of expected)
      for (const phrase of phrases) expect(JSON.stringify(text)).toContain(phrase);
  });
});

describe('sentences that tell facts', () => {
  it('tell those of a usual day', async () => {
    const { home, attractions } = await wordsWith({});
    expect(home.why.lead).toContain(
      'Las puertas abren a las nueve, el primer espectáculo empieza a las once y media',
    );
    expect(home.why.cards.shows.text).toMatch(/^Búhos, focas e ibis, dos veces al día cada uno\./);
    expect(home.family.bullets.day.text).toMatch(/^De nueve a seis, con seis funciones /);
    expect(attractions.hero.lead).toBe('Tres mundos para recorrer y seis funciones para sentarse.');
    expect(attractions.shows.lead).toContain(
      'Cada espectáculo se ofrece dos veces al día. A las dos ya puedes haber visto los tres',
    );
  });

  it('follow a show that moves', async () => {
    const { home } = await wordsWith({ shows: withShow('owl', { starts: ['13:00', '15:30'] }) });
    expect(home.why.lead).toContain('el primer espectáculo empieza a las doce y media');
  });

  it('follow one more performance of a show', async () => {
    const { home, attractions } = await wordsWith({
      shows: withShow('crow', { starts: ['10:30', '13:30', '17:30'] }),
    });
    expect(home.why.lead).toContain('empieza a las diez y media');
    expect(home.why.cards.shows.text).toContain('dos o tres veces al día cada uno');
    expect(home.family.bullets.day.text).toContain('con siete funciones');
    expect(attractions.hero.lead).toContain('siete funciones para sentarse');
    expect(attractions.shows.lead).toContain(
      'dos o tres veces al día. A la una ya puedes haber visto los tres',
    );
    expect(attractions.shows.daily).toBe('Cada día, 7 funciones');
    expect(attractions.description).toContain('tres espectáculos dos o tres veces al día');
  });

  it('follow one show less, and a single performance', async () => {
    const two = await wordsWith({ shows: facts.shows.filter(({ id }) => id !== 'crow') });
    expect(two.home.why.cards.shows.text).toMatch(/^Búhos y focas, dos veces al día/);
    expect(two.attractions.shows.lead).toContain('A la una ya puedes haber visto los dos');
    const one = await wordsWith({ shows: [{ id: 'owl', starts: ['11:30'], minutes: 30 }] });
    expect(one.home.family.bullets.day.text).toContain('con una función y');
    expect(one.home.why.cards.shows.text).toMatch(/^Búhos, una vez al día\./);
    expect(one.attractions.shows.lead).toContain(
      'El espectáculo se ofrece una vez al día. A las doce ya puedes haberlo visto',
    );
    expect(one.attractions.shows.daily).toBe('Cada día, 1 función');
  });

  it('follow a day of rest in the week', async () => {
    const rest = [{ weekdays: ['Mon'], closed: 'rest' }] as const;
    const { home, attractions } = await wordsWith({ otherHours: rest });
    expect(home.description).not.toContain('todos los días');
    expect(attractions.shows.lead).toContain('se ofrece dos veces. A las dos');
    expect(attractions.shows.daily).toBe('6 funciones');
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith({ hours: { opens: '10:00', closes: '19:00' } });
    expect(home.why.lead).toContain('Las puertas abren a las diez');
    expect(home.family.bullets.day.text).toMatch(/^De diez a siete, /);
    expect(site.footer.hours).toBe('Todos los días: de 10:00 a 19:00');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('follow the name and the address: none is written by hand', async () => {
    const address = { ...realPark.address, street: 'Here 1', town: 'Otherport', island: 'Elsewhere' };
    const words = await wordsWith({ name: 'Another Cove', address });
    const said = JSON.stringify(words);
    const { name, address: real } = realPark;
    expect([name, real.street, real.town, real.island].filter(text => said.includes(text))).toEqual([]);
    expect(words.contact.map.text).toBe('Visítanos en Otherport, Elsewhere');
  });
});
