import { describe, expect, it } from 'vitest';
import { day, facts as fixtureFacts, park as fixturePark } from '../../tests/support/fixture-park.ts';
import { visitors } from '../commitments.ts';
import type { Exception } from '../exceptions.ts';
import { places } from '../places.ts';
import { type DaySchedule, scheduleOf } from '../schedule.ts';
import { changesSince, readPlan, writePlan } from './link.ts';
import { composePlan } from './plan.ts';
import { noPreferences, type Preferences } from './preferences.ts';

/** The fixture park, with an id that has a hyphen. */
const renamed = <T extends { id: string }>(one: T): T =>
  one.id === 'crow' ? { ...one, id: 'sea-lion' } : one;
const of = ['gate', 'owl', 'sea-lion', 'meal'];
const facts = { ...fixtureFacts, shows: fixtureFacts.shows.map(renamed).filter(({ id }) => of.includes(id)) };
const park = fixturePark.map(renamed).filter(({ id }) => of.includes(id));
const on = (...exceptions: Exception[]) => scheduleOf(day, { ...facts, exceptions });
const usual = on();
const linkOf = (preferences: Partial<Preferences>, programme: DaySchedule = usual) =>
  writePlan(composePlan({ ...noPreferences(day), ...preferences }, programme, park), programme);

const preferences: Preferences = {
  day,
  from: '09:30',
  until: '17:00',
  who: ['children', 'quiet'],
  must: ['owl', 'sea-lion'],
  fixed: [
    { id: 'meal', at: '12:15' },
    { id: 'owl', at: '11:30' },
  ],
  dropped: ['photo'],
  party: 4,
};
const link = linkOf(preferences);

describe('the link of a plan', () => {
  it('is human-readable', () => {
    expect(link).toBe(
      'v1&day=2026-12-24&from=0930&until=1700&who=children.quiet&must=owl.sea-lion&at=meal-1215.owl-1130' +
        '&not=photo&party=4&saw=owl-1130.sea-lion-1330&hours=0900-1800',
    );
  });

  it('round-trips everything a plan is composed from', () => {
    const scheduled = [
      { id: 'owl-1130', start: '11:30' },
      { id: 'sea-lion-1330', start: '13:30' },
    ];
    expect(readPlan(`#${link}`)).toEqual({ preferences, scheduled, hours: facts.hours, unread: false });
    const kept = [{ id: 'meal', at: '12:30' as const }];
    for (const simple of [{}, { since: '13:20' as const }, { kept }].map(one => ({
      ...noPreferences(day),
      ...one,
    })))
      expect(readPlan(linkOf(simple)).preferences).toEqual(simple);
  });

  it.each<[string, (link: string) => string]>([
    ['encoded', encodeURIComponent],
    ['wrapped in a quoted mail', link => link.replace('owl.', 'owl.%0A%3E%20%3E%20')],
    ['encoded three times', link => [1, 2, 3].reduce(encodeURIComponent, link)],
    ['with an encoded number sign', link => `%23${link}`],
    ['escaped in HTML', link => link.replaceAll('&', '&amp;')],
    ['escaped in HTML twice', link => link.replaceAll('&', '&amp;amp;')],
    ['with numeric references', link => link.replaceAll('&', '&#38;').replaceAll('=', '&#x3d;')],
    ['escaped in JSON', link => link.replaceAll('&', '\\u0026')],
    ['quoted-printable', link => link.replaceAll('=', '=3D').replace('owl', 'o=\r\nwl')],
    ['with the sign of a soft line break', link => link.replace('owl', 'o=wl').replace('&who', '&w=ho')],
    ['wrapped', link => link.replace('&who', '&\n  who').replace('owl', 'o%0D%0Awl')],
    ['with plus signs', link => link.replace('&must', '+&must')],
    ['with no-break spaces', link => link.replace('&must', '\u00a0&must%C2%A0')],
    ['hyphenated', link => link.replace('owl', 'o\u00adwl').replace('photo', 'pho%E2%80%8Bto')],
    ['in capitals', link => link.toUpperCase()],
    [
      'in fullwidth',
      link => link.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ],
    ['with dashes', link => link.replaceAll('-', '\u2013')],
    ['quoted', link => `\u201c${link}\u201d`],
    ['bold in Markdown', link => `**${link}**`],
    ['in angle brackets', link => `<${link}&gt;`],
    ['after other signs', link => `#!/#${link}`],
    ['without the first ampersand', link => link.replace('&', '')],
    ...[
      '.',
      ')',
      '.)',
      '>',
      '\u2026',
      '&',
      '&&',
      ';',
      '%',
      '%E0%A4',
      '\u{1f642}',
      ', see you there',
      '#main',
    ].map((end): [string, (link: string) => string] => [`before ${end}`, link => link + end]),
    ...[
      '?fbclid',
      '&gclid',
      '?fbclid=x',
      '&utm_source=x&utm_medium=y',
      '&data=05%7C02&reserved=0',
      ':~:text=x',
    ].map((end): [string, (link: string) => string] => [`tracked by ${end}`, link => link + end]),
  ])('is read as it arrives: %s', (_name, change) =>
    expect(readPlan(`#${change(link)}`)).toEqual(readPlan(link)),
  );

  it.each([
    ['2027-06-12)', '2027-06-12)&utm_source=x'],
    ['2027/06/12', '2027.06.12', '12.06.2027'],
  ])('keeps its day: %s', (...days) => {
    for (const written of days)
      expect(readPlan(`v1&day=${written}`)).toMatchObject({
        preferences: { day: '2027-06-12' },
        unread: false,
      });
  });

  it('is read rightly wherever it is cut, or says so', () => {
    const made = readPlan(link).preferences as Preferences;
    for (let end = 1; end < link.length; end += 1) {
      const { preferences: read, unread } = readPlan(link.slice(0, end), [...park, ...places]);
      if (unread) continue;
      expect(read, link.slice(0, end)).toMatchObject({ day });
      for (const key of ['from', 'until', 'party'] as const)
        expect([undefined, made[key]]).toContain(read?.[key]);
      for (const key of ['who', 'must', 'dropped'] as const)
        expect(made[key]).toEqual(expect.arrayContaining([...(read?.[key] ?? [])]));
      expect(made.fixed).toEqual(expect.arrayContaining([...(read?.fixed ?? [])]));
    }
  });

  it('tells an id that was cut off from a former place', () => {
    const cut = readPlan(`v1&day=${day}&must=meal.ow`, park);
    expect(cut).toMatchObject({ preferences: { must: ['meal'] }, unread: true });
    const former = readPlan(`v1&day=${day}&must=meal.lynx`, park);
    expect(former).toMatchObject({ preferences: { must: ['meal', 'lynx'] }, unread: false });
  });

  it.each(['', '#main', '#inquiry', 'view', 'v1x&day=2026-12-24'])(
    'is not a plan if it is another fragment: "%s"',
    other => expect(readPlan(other)).toEqual({ preferences: null, scheduled: [], unread: false }),
  );

  it.each<[string, Partial<Preferences> | null]>([
    ['v', null],
    ['v1', null],
    ['v1?day=2026-12-24', null],
    ['v2&day=2026-12-24', null],
    ['v1&day=2026-02-30&must=owl', null],
    ['v1&day=2026-12-24&from=9', {}],
    ['v1&day=2026-12-24&until=2500', {}],
    ['v1&day=2026-12-24&hours=1', {}],
    ['v1&day=2026-12-24&saw=owl', {}],
    ['v1&day=2026-12-24&mu', {}],
    ['v1&day=2026-12-24must=owl', {}],
    ['day=2026-12-24', {}],
    ['v1&day=2026-12-24&saw=owl-1130', {}],
    ['v1&day=2026-12-24&day=2027-01-01', {}],
    ['v1&day=2026-12-24&party=0', {}],
    ['v1&day=2026-12-24&party=3&party=0', { party: 3 }],
    // More than the form accepts.
    [`v1&day=2026-12-24&party=${visitors.max + 1}`, {}],
    ['v1&day=2026-12-24&must=owl.<b>.panda', { must: ['owl', 'panda'] }],
    // Ids that every object has.
    ['v1&day=2026-12-24&must=constructor.owl', { must: ['owl'] }],
    ['v1&day=2026-12-24&at=constructor-1130.owl-1130', { fixed: [{ id: 'owl', at: '11:30' }] }],
    [`v1&day=2026-12-24${'&'.repeat(2000)}`, {}],
  ])('reports an unreadable part and reads the rest: %s', (text, read) => {
    const link = readPlan(text);
    expect(link.preferences).toEqual(read && { ...noPreferences(day), ...read });
    expect(link.unread).toBe(true);
  });

  it.each<[string, Partial<Preferences>]>([
    [`party=${visitors.max}`, { party: visitors.max }],
    // What is dropped is not requested, and the later time counts.
    [
      'must=owl.owl.meal&not=meal.meal&at=owl-1130.meal-1200.owl-1530',
      { must: ['owl'], fixed: [{ id: 'owl', at: '15:30' }], dropped: ['meal'] },
    ],
  ])('drops duplicates: %s', (pieces, read) => {
    const { preferences, unread } = readPlan(`v1&day=${day}&${pieces}`);
    expect(preferences).toEqual({ ...noPreferences(day), ...read });
    expect(unread).toBe(false);
  });

  it('limits the length of lists', () => {
    const many = Array.from({ length: 300 }, (_, id) => `a${id}`).join('.');
    expect(readPlan(`v1&day=2026-12-24&must=${many}`).preferences?.must).toHaveLength(40);
  });
});

describe('what has changed since a link was made', () => {
  const hours = { opens: '10:00', closes: '13:00' } as const;
  const owlMoved = { show: 'owl', at: '11:30', to: '12:00' } as const;
  const seaLion = { kind: 'cancelled', id: 'sea-lion', was: '13:30', reason: 'weather' };
  const owl = { id: 'owl', was: '11:30' };

  it.each<[string, object, ...changes: object[]]>([
    ['nothing on an unchanged day', {}],
    [
      'unusual hours, and shows outside them',
      { hours },
      { kind: 'hours', was: facts.hours, now: hours },
      seaLion,
    ],
    ['a moved show', { moved: owlMoved, reason: 'event' }, { ...owl, kind: 'moved', now: '12:00' }],
    ['a cancelled show', { cancelled: { show: 'sea-lion' } }, seaLion],
  ])('is %s', (_name, exception, ...changes) => {
    const programme = on({ from: day, reason: 'weather', ...exception } as Exception);
    expect(changesSince(readPlan(link), programme, park)).toEqual(changes);
  });

  it('is a show or a place that no longer exists', () => {
    const without = scheduleOf(day, { ...facts, shows: facts.shows.slice(1) });
    const places = park.filter(({ id }) => id !== 'owl');
    expect(changesSince(readPlan(link), without, places)).toEqual([{ ...owl, kind: 'gone' }]);
  });

  it('is a show back at its usual time', () => {
    const moved = on({ from: day, moved: owlMoved, reason: 'event' });
    const made = linkOf({ fixed: [{ id: 'owl', at: '11:30' }] }, moved);
    expect(made).toContain('saw=owl-1130-1200.sea-lion-1330');
    expect(changesSince(readPlan(made), moved, park)).toEqual([]);
    expect(changesSince(readPlan(made), usual, park)).toEqual([
      { kind: 'moved', id: 'owl', was: '12:00', now: '11:30' },
    ]);
  });
});
