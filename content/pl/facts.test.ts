import { describe, expect, it, vi } from 'vitest';
import { park as realPark } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';
import { madeUpWords } from '../../tests/support/made-up-words.ts';

const { facts, withShow, ...made } = madeUpWords('pl', ['Sow', 'Fok', 'Wron'], id => `${id}y`);

/** Without the spaces that hold. */
const loosened = <T>(words: T): T => JSON.parse(JSON.stringify(words).replaceAll('\u00a0', ' '));
const wordsWith = async (...change: Parameters<typeof made.wordsWith>) =>
  loosened(await made.wordsWith(...change));

describe('sentences that tell facts', () => {
  it('tell those of a usual day', async () => {
    const { home, attractions } = await wordsWith({});
    expect(home.why.lead).toContain(
      'Bramy otwieramy o dziewiątej, pierwszy pokaz zaczyna się o wpół do dwunastej',
    );
    expect(home.why.cards.shows.text).toMatch(/^Sowy, foky i wrony, każdy pokaz dwa razy dziennie\./);
    expect(home.family.bullets.day.text).toMatch(/^Od dziewiątej do osiemnastej: sześć pokazów /);
    expect(attractions.shows.lead).toMatch(
      /^Codziennie każdy pokaz dwa razy\. Wszystkie trzy zobaczysz do czternastej\./,
    );
  });

  it('follow a show that moves', async () => {
    const { home } = await wordsWith({ shows: withShow('Sow', { starts: ['12:00', '15:30'] }) });
    expect(home.why.lead).toContain('pierwszy pokaz zaczyna się w południe');
  });

  it('follow one more performance of a show', async () => {
    const { home, attractions, planParts } = await wordsWith({
      shows: withShow('Wron', { starts: ['10:30', '13:30', '17:30'] }),
    });
    expect(home.why.lead).toContain('zaczyna się o wpół do jedenastej');
    expect(home.why.cards.shows.text).toContain('każdy pokaz dwa lub trzy razy dziennie');
    expect(home.family.bullets.day.text).toContain('siedem pokazów');
    expect(attractions.hero.lead).toBe('Trzy światy na spacer i siedem pokazów na siedząco.');
    expect(attractions.shows.lead).toContain('Wszystkie trzy zobaczysz do trzynastej');
    expect(attractions.shows.daily).toBe('Codziennie 7 pokazów');
    expect(attractions.description).toContain('trzy pokazy zwierząt dwa lub trzy razy dziennie');
    expect(planParts.wholeDay.lead).toContain('Siedem pokazów dziennie; trzy światy');
  });

  it('follow fewer shows, down to one', async () => {
    const two = await wordsWith({ shows: facts.shows.filter(({ id }) => id !== 'Wron') });
    expect(two.home.why.cards.shows.text).toMatch(/^Sowy i foky, każdy pokaz dwa razy dziennie/);
    expect(two.attractions.hero.lead).toContain('cztery pokazy na siedząco');
    expect(two.attractions.shows.lead).toContain('Oba zobaczysz do trzynastej');
    const one = await wordsWith({ shows: [{ id: 'Sow', starts: ['11:30'], minutes: 30 }] });
    expect(one.attractions.hero.lead).toContain('i jeden pokaz na siedząco');
    expect(one.attractions.shows.lead).toMatch(/^Pokaz raz dziennie\. Zobaczysz go do dwunastej\./);
    expect(one.home.why.cards.shows.text).toMatch(/^Sowy, pokaz raz dziennie\./);
    expect(one.attractions.description).toContain('jeden pokaz zwierząt raz dziennie');
  });

  it('follow the hours', async () => {
    const { home, site, contact } = await wordsWith({ hours: { opens: '09:30', closes: '19:00' } });
    expect(home.why.lead).toContain('Bramy otwieramy o wpół do dziesiątej');
    expect(home.family.bullets.day.text).toMatch(/^Od 9:30 do 19:00: /);
    expect(site.footer.hours).toBe('Codziennie: 9:30–19:00');
    expect(contact.cards.hoursText).toBe(site.footer.hours);
  });

  it('count species', async () => {
    const { home, attractions } = await wordsWith({ species: { all: 1201, parrots: 302 } });
    expect(home.why.cards.animals.text).toMatch(/^Ponad 1201 gatunków/);
    expect(attractions.encounters.cards.parrots.text).toContain('ponad 302 gatunki papug');
  });

  it('follow the name and the address: none is written by hand', async () => {
    const address = { ...realPark.address, street: 'Tu 1', town: 'Portal', island: 'La Gomera' };
    const words = await wordsWith({ name: 'Inna Zatoka', address });
    const said = JSON.stringify(words);
    const { name, address: real } = realPark;
    const ofTheRealIsland = [name, real.street, real.town, real.island, 'Teneryf'];
    expect(ofTheRealIsland.filter(text => said.includes(text))).toEqual([]);
    expect(words.contact.map.text).toBe('Odwiedź nas w Portal na wyspie La Gomera');
  });
});

describe('sentences that tell promises', () => {
  const wordsWithPromises = async (change: Partial<typeof promises>) => {
    vi.resetModules();
    vi.doMock('../../domain/promises.ts', () => ({ promises: { ...promises, ...change } }));
    return loosened(await import('./index.ts'));
  };

  it('have numbers in the case that they need', async () => {
    const { gdpr, privacy, cookies, inquiry } = await wordsWithPromises({
      replyHours: 1,
      retention: { ...promises.retention, inquiryYears: 5, legalRecordYears: { from: 3, to: 22 } },
      cookies: { shortestHours: 2, longestYears: 1 },
      breachNoticeHours: 73,
      rightsRequest: { months: 2, extensionMonths: 5 },
    });
    expect(inquiry.promise).toBe('Odpowiadamy w ciągu 1 godziny.');
    expect(JSON.stringify(cookies)).toContain('od 2 godzin do 1 roku');
    const said = JSON.stringify([gdpr, privacy]);
    for (const phrase of [
      'do 5 lat od ostatniego',
      'od 3 do 22 lat',
      'w ciągu 73 godzin',
      'w ciągu dwóch miesięcy',
      'o kolejnych pięć miesięcy',
    ])
      expect(said).toContain(phrase);
  });

  it('say ages as the law does', async () => {
    const { gdpr, privacy } = await wordsWithPromises({ ages: { privacyPolicy: 12, gdprPolicy: 15 } });
    expect(JSON.stringify(gdpr)).toContain('nie ukończyło 15 lat');
    expect(JSON.stringify(privacy)).toContain('nie ukończyły 12 lat');
  });
});
