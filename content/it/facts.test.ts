import { describe, expect, it } from 'vitest';
import { park as realPark } from '../../domain/park.ts';
import { madeUpWords } from '../../tests/support/made-up-words.ts';

const { withShow, wordsWith } = madeUpWords('it', ['Guf', 'Corv', 'Elefant'], id => `${id}i`);

describe('sentences that tell facts', () => {
  it('tell those of a usual day', async () => {
    const { home, attractions } = await wordsWith({});
    expect(home.why.lead).toContain(
      'I cancelli aprono alle nove, il primo spettacolo comincia alle undici e mezza',
    );
    expect(home.why.cards.shows.text).toMatch(
      /^Gufi, corvi ed elefanti: ogni spettacolo due volte al giorno\./,
    );
    expect(home.family.bullets.day.text).toMatch(/^Dalle nove alle sei, con sei spettacoli /);
    expect(attractions.shows.lead).toContain('due volte, tutti i giorni. Vedili tutti e tre entro le due');
  });

  it('follow a show that moves', async () => {
    const { home } = await wordsWith({ shows: withShow('Guf', { starts: ['12:00', '15:30'] }) });
    expect(home.why.lead).toContain('il primo spettacolo comincia a mezzogiorno');
  });

  it('follow one more performance of a show', async () => {
    const { home, attractions } = await wordsWith({
      shows: withShow('Elefant', { starts: ['10:30', '13:30', '17:30'] }),
    });
    expect(home.why.lead).toContain('comincia alle dieci e mezza');
    expect(home.why.cards.shows.text).toContain('ogni spettacolo due o tre volte al giorno');
    expect(home.family.bullets.day.text).toContain('con sette spettacoli');
    expect(attractions.hero.lead).toContain('sette spettacoli da godersi seduti');
    expect(attractions.shows.lead).toContain(
      'due o tre volte, tutti i giorni. Vedili tutti e tre entro l’una',
    );
    expect(attractions.shows.daily).toBe('Ogni giorno, 7 appuntamenti');
    expect(attractions.description).toContain('tre spettacoli due o tre volte al giorno');
  });

  it('follow a single show, played once', async () => {
    const { home, attractions } = await wordsWith({
      shows: [{ id: 'Guf', starts: ['11:30'], minutes: 30 }],
    });
    expect(home.why.cards.shows.text).toMatch(/^Gufi: lo spettacolo va in scena una volta al giorno/);
    expect(home.family.bullets.day.text).toContain('con uno spettacolo');
    expect(attractions.hero.lead).toContain('e uno spettacolo da godersi');
    expect(attractions.shows.lead).toMatch(
      /^Lo spettacolo va in scena una volta, .* Vedilo entro mezzogiorno/,
    );
    expect(attractions.shows.daily).toBe('Ogni giorno, 1 appuntamento');
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith({ hours: { opens: '12:00', closes: '13:00' } });
    expect(home.why.lead).toContain('I cancelli aprono a mezzogiorno');
    expect(home.family.bullets.day.text).toMatch(/^Da mezzogiorno all’una, /);
    expect(site.footer.hours).toBe('Tutti i giorni: 12:00–13:00');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('follow the name and the address: none is written by hand', async () => {
    const address = { ...realPark.address, street: 'Qui 1', town: 'Altroporto', island: 'Altrove' };
    const words = await wordsWith({ name: 'Altra Baia', address });
    const said = JSON.stringify(words);
    const { name, address: real } = realPark;
    expect([name, real.street, real.town, real.island].filter(text => said.includes(text))).toEqual([]);
    expect(words.contact.map.text).toBe('Vieni a trovarci ad Altroporto, Altrove');
  });
});
