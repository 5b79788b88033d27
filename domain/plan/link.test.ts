import { describe, expect, it } from 'vitest';
import { day, facts as fixtureFacts, park as fixturePark } from '../../tests/support/fixture-park.ts';
import { partySizeLimits } from '../commitments.ts';
import type { DaySchedule } from '../day-schedule.ts';
import type { ScheduleException } from '../exceptions.ts';
import { places } from '../places.ts';
import { scheduleOf } from '../schedule.ts';
import { findLinkChanges, readPlan, writePlan } from './link.ts';
import { buildPlan } from './plan.ts';
import { createPreferences, type Preferences } from './preferences.ts';

/** Gives an id a hyphen. */
const renameCrow = <T extends { id: string }>(place: T): T =>
  place.id === 'crow' ? { ...place, id: 'sea-lion' } : place;
const placeIds = ['gate', 'owl', 'sea-lion', 'meal'];
const facts = {
  ...fixtureFacts,
  shows: fixtureFacts.shows.map(renameCrow).filter(({ id }) => placeIds.includes(id)),
};
const park = fixturePark.map(renameCrow).filter(({ id }) => placeIds.includes(id));
const on = (...exceptions: ScheduleException[]) => scheduleOf(day, { ...facts, exceptions });
const usual = on();
const createLink = (preferences: Partial<Preferences>, schedule: DaySchedule = usual) =>
  writePlan(buildPlan({ ...createPreferences(day), ...preferences }, schedule, park), schedule);

const preferences: Preferences = {
  day,
  from: '09:30',
  until: '17:00',
  accessNeeds: ['children', 'quiet'],
  requestedIds: ['owl', 'sea-lion'],
  fixedTimes: [
    { id: 'meal', start: '12:15' },
    { id: 'owl', start: '11:30' },
  ],
  droppedIds: ['photo'],
  partySize: 4,
};
const link = createLink(preferences);

describe('the link of a plan', () => {
  it('is human-readable', () => {
    expect(link).toBe(
      'v1&day=2026-12-24&from=0930&until=1700&who=children.quiet&must=owl.sea-lion&at=meal-1215.owl-1130' +
        '&not=photo&party=4&saw=owl-1130.sea-lion-1330&hours=0900-1800',
    );
  });

  it('round-trips everything a plan is built from', () => {
    const performances = [
      { id: 'owl-1130', start: '11:30' },
      { id: 'sea-lion-1330', start: '13:30' },
    ];
    expect(readPlan(`#${link}`)).toEqual({
      preferences,
      performances,
      hours: facts.hours,
      hasUnreadableParts: false,
    });
    const previousTimes = [{ id: 'meal', start: '12:30' as const }];
    for (const changes of [{}, { notBefore: '13:20' as const }, { previousTimes }]) {
      const preferences = { ...createPreferences(day), ...changes };
      expect(readPlan(createLink(preferences)).preferences).toEqual(preferences);
    }
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
    for (const dayText of days)
      expect(readPlan(`v1&day=${dayText}`)).toMatchObject({
        preferences: { day: '2027-06-12' },
        hasUnreadableParts: false,
      });
  });

  it('is read rightly wherever it is cut, or says so', () => {
    const original = readPlan(link).preferences as Preferences;
    for (let end = 1; end < link.length; end += 1) {
      const { preferences: partial, hasUnreadableParts } = readPlan(link.slice(0, end), [...park, ...places]);
      if (hasUnreadableParts) continue;
      expect(partial, link.slice(0, end)).toMatchObject({ day });
      for (const key of ['from', 'until', 'partySize'] as const)
        expect([undefined, original[key]]).toContain(partial?.[key]);
      for (const key of ['accessNeeds', 'requestedIds', 'droppedIds'] as const)
        expect(original[key]).toEqual(expect.arrayContaining([...(partial?.[key] ?? [])]));
      expect(original.fixedTimes).toEqual(expect.arrayContaining([...(partial?.fixedTimes ?? [])]));
    }
  });

  it('tells an id that was cut off from a former place', () => {
    const cutLink = readPlan(`v1&day=${day}&must=meal.ow`, park);
    expect(cutLink).toMatchObject({ preferences: { requestedIds: ['meal'] }, hasUnreadableParts: true });
    const formerPlaceLink = readPlan(`v1&day=${day}&must=meal.lynx`, park);
    expect(formerPlaceLink).toMatchObject({
      preferences: { requestedIds: ['meal', 'lynx'] },
      hasUnreadableParts: false,
    });
  });

  it.each(['', '#main', '#inquiry', 'view', 'v1x&day=2026-12-24'])(
    'is not a plan if it is another fragment: "%s"',
    fragment =>
      expect(readPlan(fragment)).toEqual({ preferences: null, performances: [], hasUnreadableParts: false }),
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
    ['v1&day=2026-12-24&party=3&party=0', { partySize: 3 }],
    // More than the form accepts.
    [`v1&day=2026-12-24&party=${partySizeLimits.max + 1}`, {}],
    ['v1&day=2026-12-24&must=owl.<b>.panda', { requestedIds: ['owl', 'panda'] }],
    // Inherited properties of every object.
    ['v1&day=2026-12-24&must=constructor.owl', { requestedIds: ['owl'] }],
    ['v1&day=2026-12-24&at=constructor-1130.owl-1130', { fixedTimes: [{ id: 'owl', start: '11:30' }] }],
    [`v1&day=2026-12-24${'&'.repeat(2000)}`, {}],
  ])('reports an unreadable part and reads the rest: %s', (text, changes) => {
    const link = readPlan(text);
    expect(link.preferences).toEqual(changes && { ...createPreferences(day), ...changes });
    expect(link.hasUnreadableParts).toBe(true);
  });

  it.each<[string, Partial<Preferences>]>([
    [`party=${partySizeLimits.max}`, { partySize: partySizeLimits.max }],
    [
      'must=owl.owl.meal&not=meal.meal&at=owl-1130.meal-1200.owl-1530',
      { requestedIds: ['owl'], fixedTimes: [{ id: 'owl', start: '15:30' }], droppedIds: ['meal'] },
    ],
  ])('drops duplicates: %s', (parameters, changes) => {
    const { preferences, hasUnreadableParts } = readPlan(`v1&day=${day}&${parameters}`);
    expect(preferences).toEqual({ ...createPreferences(day), ...changes });
    expect(hasUnreadableParts).toBe(false);
  });

  it('limits the length of lists', () => {
    const manyIds = Array.from({ length: 300 }, (_, id) => `a${id}`).join('.');
    expect(readPlan(`v1&day=2026-12-24&must=${manyIds}`).preferences?.requestedIds).toHaveLength(40);
  });
});

describe('what has changed since a link was made', () => {
  const hours = { opens: '10:00', closes: '13:00' } as const;
  const owlMoved = { show: 'owl', at: '11:30', to: '12:00' } as const;
  const seaLion = { kind: 'cancelled', id: 'sea-lion', before: '13:30', reason: 'weather' };
  const owl = { id: 'owl', before: '11:30' };

  it.each<[string, object, ...changes: object[]]>([
    ['nothing on an unchanged day', {}],
    [
      'unusual hours, and shows outside them',
      { hours },
      { kind: 'hours', before: facts.hours, now: hours },
      seaLion,
    ],
    ['a moved show', { moved: owlMoved, reason: 'event' }, { ...owl, kind: 'moved', now: '12:00' }],
    ['a cancelled show', { cancelled: { show: 'sea-lion' } }, seaLion],
  ])('is %s', (_name, exception, ...changes) => {
    const schedule = on({ from: day, reason: 'weather', ...exception } as ScheduleException);
    expect(findLinkChanges(readPlan(link), schedule, park)).toEqual(changes);
  });

  it('is a show or a place that no longer exists', () => {
    const withoutOwl = scheduleOf(day, { ...facts, shows: facts.shows.slice(1) });
    const places = park.filter(({ id }) => id !== 'owl');
    expect(findLinkChanges(readPlan(link), withoutOwl, places)).toEqual([{ ...owl, kind: 'gone' }]);
  });

  it('is a show back at its usual time', () => {
    const movedSchedule = on({ from: day, moved: owlMoved, reason: 'event' });
    const movedLink = createLink({ fixedTimes: [{ id: 'owl', start: '11:30' }] }, movedSchedule);
    expect(movedLink).toContain('saw=owl-1130-1200.sea-lion-1330');
    expect(findLinkChanges(readPlan(movedLink), movedSchedule, park)).toEqual([]);
    expect(findLinkChanges(readPlan(movedLink), usual, park)).toEqual([
      { kind: 'moved', id: 'owl', before: '12:00', now: '11:30' },
    ]);
  });
});
