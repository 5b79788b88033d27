import { describe, expect, it } from 'vitest';
import { day, facts as madeUp, park as madeUpPark } from '../tests/support/made-up-park.ts';
import type { Exception } from './exceptions.ts';
import { composePlan } from './plan.ts';
import { changesSince, readPlan, writePlan } from './plan-link.ts';
import { type DayProgramme, programmeOf } from './programme.ts';
import { visitors } from './promises.ts';
import { noWishes, type Wishes } from './wishes.ts';

/** The made-up park, with an id that has a hyphen. */
const renamed = <T extends { id: string }>(one: T): T =>
  one.id === 'crow' ? { ...one, id: 'sea-lion' } : one;
const of = ['gate', 'owl', 'sea-lion', 'meal'];
const facts = { ...madeUp, shows: madeUp.shows.map(renamed).filter(({ id }) => of.includes(id)) };
const park = madeUpPark.map(renamed).filter(({ id }) => of.includes(id));
const on = (...exceptions: Exception[]) => programmeOf(day, { ...facts, exceptions });
const usual = on();
const linkOf = (wishes: Partial<Wishes>, programme: DayProgramme = usual) =>
  writePlan(composePlan({ ...noWishes(day), ...wishes }, programme, park), programme);

const wishes: Wishes = {
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
const link = linkOf(wishes);

describe('the link of a plan', () => {
  it('can be read by people', () => {
    expect(link).toBe(
      'v1&day=2026-12-24&from=0930&until=1700&who=children.quiet&must=owl.sea-lion&at=meal-1215.owl-1130' +
        '&not=photo&party=4&saw=owl-1130.sea-lion-1330&hours=0900-1800',
    );
  });

  it('holds all that a plan is made of', () => {
    const seen = [
      { id: 'owl-1130', start: '11:30' },
      { id: 'sea-lion-1330', start: '13:30' },
    ];
    expect(readPlan(`#${link}`)).toEqual({ wishes, seen, hours: facts.hours, unread: [] });
    for (const simple of [noWishes(day), { ...noWishes(day), since: '13:20' as const }])
      expect(readPlan(linkOf(simple)).wishes).toEqual(simple);
  });

  it('survives what messengers do to it', () => {
    const read = readPlan(link);
    for (const sent of [encodeURIComponent(link), link.replaceAll('&', '&amp;'), `${link}&`])
      expect(readPlan(sent)).toEqual(read);
    expect(readPlan(`#${link}&utm_source=x`)).toEqual({ ...read, unread: ['utm_source=x'] });
    expect(readPlan(`${link}&%E0%A4`).wishes).toEqual(wishes);
  });

  it.each(['', '#main', 'v1x&day=2026-12-24'])(
    'is no link of a plan where it is another anchor: "%s"',
    other => expect(readPlan(other)).toEqual({ wishes: null, seen: [], unread: [] }),
  );

  it.each<[string, Partial<Wishes> | null, unread: string]>([
    ['v2&day=2026-12-24', null, 'v2'],
    ['v1&day=2026-02-30&must=owl', null, 'day=2026-02-30'],
    ['v1&day=2026-12-24&from=9&until=2500&hours=1', {}, 'from=9 hours=1 until=2500'],
    ['v1&day=2026-12-24&day=2027-01-01&x', {}, 'day=2027-01-01 x'],
    ['v1&day=2026-12-24&party=0&party=3&saw=owl', {}, 'party=0 party=3 saw=owl'],
    [`v1&day=2026-12-24&party=${visitors.max}`, { party: visitors.max }, ''],
    // More than the form takes.
    [`v1&day=2026-12-24&party=${visitors.max + 1}`, {}, `party=${visitors.max + 1}`],
    ['v1&day=2026-12-24&must=owl.<b>.panda', { must: ['owl', 'panda'] }, 'must=<b>'],
    // What is dropped is not wished, and the later time counts.
    [
      'v1&day=2026-12-24&must=owl.owl.meal&not=meal.meal&at=owl-1130.meal-1200.owl-1530',
      { must: ['owl'], fixed: [{ id: 'owl', at: '15:30' }], dropped: ['meal'] },
      '',
    ],
    // Ids that every object has.
    [
      'v1&day=2026-12-24&must=constructor.owl&at=constructor-1130',
      { must: ['owl'] },
      'at=constructor-1130 must=constructor',
    ],
  ])('says what it could not read, and reads the rest: %s', (text, read, unread) => {
    const plan = readPlan(text);
    expect(plan.wishes).toEqual(read && { ...noWishes(day), ...read });
    expect(plan.unread.toSorted().join(' ')).toBe(unread);
  });

  it('is short about what it could not read', () => {
    expect(readPlan(`v1&day=2026-12-24${'&'.repeat(2000)}`).unread).toHaveLength(1);
    const forty = 'x'.repeat(40);
    expect(readPlan(`v1&day=2026-12-24&${forty}&${forty}y`).unread).toEqual([forty, `${forty}…`]);
    const many = Array.from({ length: 300 }, (_, id) => `a${id}`).join('.');
    expect(readPlan(`v1&day=2026-12-24&must=${many}`).wishes?.must).toHaveLength(40);
  });
});

describe('what has changed since a link was made', () => {
  const hours = { opens: '10:00', closes: '13:00' } as const;
  const owlMoved = { show: 'owl', at: '11:30', to: '12:00' } as const;
  const seaLion = { kind: 'cancelled', id: 'sea-lion', was: '13:30', reason: 'weather' };
  const owl = { id: 'owl', was: '11:30' };

  it.each<[string, object, ...changes: object[]]>([
    ['nothing on a day like that', {}],
    [
      'other hours, and what does not fit in',
      { hours },
      { kind: 'hours', was: facts.hours, now: hours, reason: 'weather' },
      seaLion,
    ],
    [
      'a show that is moved',
      { moved: owlMoved, reason: 'event' },
      { ...owl, kind: 'moved', now: '12:00', reason: 'event' },
    ],
    ['a show that is cancelled', { cancelled: { show: 'sea-lion' } }, seaLion],
  ])('is %s', (_name, exception, ...changes) => {
    const programme = on({ from: day, reason: 'weather', ...exception } as Exception);
    expect(changesSince(readPlan(link), programme, park)).toEqual(changes);
  });

  it('is a show or a place that is no more', () => {
    const without = programmeOf(day, { ...facts, shows: facts.shows.slice(1) });
    const places = park.filter(({ id }) => id !== 'owl');
    expect(changesSince(readPlan(link), without, places)).toEqual([{ ...owl, kind: 'gone' }]);
  });

  it('is a show that is at its usual time again', () => {
    const moved = on({ from: day, moved: owlMoved, reason: 'event' });
    const made = linkOf({ fixed: [{ id: 'owl', at: '11:30' }] }, moved);
    expect(made).toContain('saw=owl-1130-1200.sea-lion-1330');
    expect(changesSince(readPlan(made), moved, park)).toEqual([]);
    expect(changesSince(readPlan(made), usual, park)).toEqual([
      { kind: 'moved', id: 'owl', was: '12:00', now: '11:30' },
    ]);
  });
});
