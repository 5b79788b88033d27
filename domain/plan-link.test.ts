import { describe, expect, it } from 'vitest';
import type { Day } from './day.ts';
import type { Exception } from './exceptions.ts';
import type { Place } from './places.ts';
import { composePlan } from './plan.ts';
import { changesSince, readPlan, writePlan } from './plan-link.ts';
import { type ProgrammeFacts, programmeOf } from './programme.ts';
import { noWishes, type Wishes } from './wishes.ts';

const day: Day = '2026-12-24';

const facts: ProgrammeFacts<string> = {
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  shows: [
    { id: 'owl', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'sea-lion', starts: ['13:30'], minutes: 20 },
  ],
  talks: [],
  exceptions: [],
};
const plain = { noise: 'lively', splash: false, steps: 0, seats: 'all', shade: 'all' } as const;
const park: Place[] = [
  { ...plain, id: 'gate', kind: 'gate', at: [0, 0] },
  { ...plain, id: 'owl', kind: 'show', at: [-120, 180] },
  { ...plain, id: 'sea-lion', kind: 'show', at: [-60, 90] },
  { ...plain, id: 'meal', kind: 'meal', at: [0, 150], minutes: 45, between: ['11:30', '15:30'] },
];
const on = (...exceptions: Exception[]) => programmeOf(day, { ...facts, exceptions });
const usual = on();
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
const link = writePlan(composePlan(wishes, usual, park), usual);

describe('the link of a plan', () => {
  it('can be read by people', () => {
    expect(link).toBe(
      'v1&day=2026-12-24&from=0930&until=1700&who=children.quiet&must=owl.sea-lion&at=meal-1215.owl-1130&not=photo&party=4&saw=owl-1130.sea-lion-1330&hours=0900-1800',
    );
    const simple = noWishes(day);
    expect(writePlan(composePlan({ ...simple, dropped: ['owl', 'sea-lion'] }, usual, park), usual)).toBe(
      'v1&day=2026-12-24&not=owl.sea-lion&hours=0900-1800',
    );
  });

  it('holds all that a plan is made of', () => {
    expect(readPlan(`#${link}`)).toEqual({
      wishes,
      seen: [
        { id: 'owl-1130', start: '11:30' },
        { id: 'sea-lion-1330', start: '13:30' },
      ],
      hours: facts.hours,
      unread: [],
    });
    for (const simple of [noWishes(day), { ...noWishes(day), since: '13:20' as const }])
      expect(readPlan(writePlan(composePlan(simple, usual, park), usual)).wishes).toEqual(simple);
  });

  it('survives what messengers do to it', () => {
    const read = readPlan(link);
    expect(readPlan(encodeURIComponent(link))).toEqual(read);
    expect(readPlan(link.replaceAll('&', '&amp;'))).toEqual(read);
    expect(readPlan(`${link}&`)).toEqual(read);
    expect(readPlan(`#${link}&utm_source=x`)).toEqual({ ...read, unread: ['utm_source=x'] });
  });

  it('is no link of a plan where it is another anchor', () => {
    for (const other of ['', '#', '#main', 'v', 'version', '#day=2026-12-24', 'v1x&day=2026-12-24'])
      expect(readPlan(other)).toEqual({ wishes: null, seen: [], unread: [] });
    expect(readPlan('v2&day=2026-12-24')).toEqual({ wishes: null, seen: [], unread: ['v2'] });
  });

  it('says what it could not read, and reads the rest', () => {
    const { wishes: read, unread } = readPlan(
      'v1&day=2026-12-24&from=9&until=2500&who=pirates.quiet&must=owl.<b>.panda&at=owl-1130.meal.owl-9999&party=0&party=3&saw=owl&hours=1&day=2027-01-01&x',
    );
    expect(read).toEqual({
      ...noWishes(day),
      who: ['quiet'],
      must: ['owl', 'panda'],
      fixed: [{ id: 'owl', at: '11:30' }],
    });
    expect(unread.toSorted()).toEqual(
      [
        'party=3',
        'day=2027-01-01',
        'x',
        'from=9',
        'until=2500',
        'party=0',
        'hours=1',
        'who=pirates',
        'at=meal',
        'at=owl-9999',
        'must=<b>',
        'saw=owl',
      ].toSorted(),
    );
    expect(readPlan('v1&day=2026-02-30&must=owl')).toMatchObject({
      wishes: null,
      unread: ['day=2026-02-30'],
    });
    expect(readPlan('v1&must=owl')).toMatchObject({ wishes: null });
    expect(readPlan(`v1&day=2026-12-24${'&'.repeat(2000)}`).unread).toHaveLength(1);
    const forty = 'x'.repeat(40);
    expect(readPlan(`v1&day=2026-12-24&${forty}&${forty}y`).unread).toEqual([forty, `${forty}…`]);
  });

  it('has each thing once: what is dropped is not wished, and the later time counts', () => {
    expect(
      readPlan('v1&day=2026-12-24&must=owl.owl.meal&not=meal.meal&at=owl-1130.meal-1200.owl-1530').wishes,
    ).toEqual({
      ...noWishes(day),
      must: ['owl'],
      fixed: [{ id: 'owl', at: '15:30' }],
      dropped: ['meal'],
    });
  });

  it('has no ids that every object has', () => {
    const { wishes: read, unread } = readPlan('v1&day=2026-12-24&must=constructor.owl&at=constructor-1130');
    expect(read?.must).toEqual(['owl']);
    expect(read?.fixed).toEqual([]);
    expect(unread).toEqual(['at=constructor-1130', 'must=constructor']);
  });

  it('takes times as people write them', () => {
    expect(readPlan('v1&day=2026-12-24&from=09:30').wishes?.from).toBe('09:30');
  });

  it('bears anything, never throws, and stays short', () => {
    let state = 1;
    const roll = (count: number) => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >>> 8) % count;
    };
    const bits = [
      ...'v1&=.-#%<>"\'\\\0\n',
      '__proto__',
      'constructor',
      'must=',
      'at=',
      'who=',
      'not=',
      'saw=',
      'day=',
      '2026-12-24',
      '-1130',
      'owl',
      '%E0%A4',
      '%00',
      '\uD800',
      '🦜',
      'toString',
      ',',
      ';',
      ' ',
    ];
    for (let run = 0; run < 2000; run++) {
      const text = `${roll(2) ? 'v1&day=2026-12-24&' : ''}${Array.from({ length: roll(30) }, () => bits[roll(bits.length)]).join('')}`;
      const spoilt = roll(2) ? text : link.slice(0, roll(link.length)) + text + link.slice(roll(link.length));
      const read = readPlan(spoilt);
      expect(Math.max(0, ...read.unread.map(piece => piece.length))).toBeLessThan(60);
      if (!read.wishes) continue;
      const plan = composePlan(read.wishes, usual, park);
      changesSince(read, usual, park);
      // What is written of it reads the same again.
      const again = writePlan(plan, usual);
      expect(again).toMatch(/^[a-z0-9&=.-]*$/);
      expect(readPlan(again).wishes).toEqual(read.wishes);
    }
    const huge = readPlan(`v1&day=2026-12-24&must=${'a.'.repeat(1e6)}`);
    expect(huge.wishes?.must).toEqual(['a']);
    expect(huge.unread.length).toBeLessThanOrEqual(40);
    const many = readPlan(
      `v1&day=2026-12-24&must=${Array.from({ length: 300 }, (_, id) => `a${id}`).join('.')}`,
    );
    expect(many.wishes?.must.length).toBe(40);
  }, 30_000);
});

describe('what has changed since a link was made', () => {
  const since = (...exceptions: Exception[]) => changesSince(readPlan(link), on(...exceptions), park);

  it('is nothing on a day like that', () => expect(since()).toEqual([]));

  it('is nothing to be told besides on a closed day', () => {
    expect(since({ from: day, closed: true, reason: 'holiday' })).toEqual([]);
  });

  it('is other hours, and what does not fit in', () => {
    const hours = { opens: '10:00', closes: '13:00' } as const;
    expect(since({ from: day, hours, reason: 'weather' })).toEqual([
      { kind: 'hours', was: facts.hours, now: hours, reason: 'weather' },
      { kind: 'cancelled', id: 'sea-lion', was: '13:30', reason: 'weather' },
    ]);
  });

  it('is a show that is moved, cancelled or played no more', () => {
    expect(since({ from: day, moved: { show: 'owl', at: '11:30', to: '12:00' }, reason: 'event' })).toEqual([
      { kind: 'moved', id: 'owl', was: '11:30', now: '12:00', reason: 'event' },
    ]);
    expect(since({ from: day, cancelled: { show: 'sea-lion' }, reason: 'animals' })).toEqual([
      { kind: 'cancelled', id: 'sea-lion', was: '13:30', reason: 'animals' },
    ]);
    const without = programmeOf(day, { ...facts, shows: facts.shows.slice(1) });
    expect(
      changesSince(
        readPlan(link),
        without,
        park.filter(({ id }) => id !== 'owl'),
      ),
    ).toEqual([{ kind: 'gone', id: 'owl', was: '11:30' }]);
  });

  it('is a show that is at its usual time again', () => {
    const moved = on({ from: day, moved: { show: 'owl', at: '11:30', to: '12:00' }, reason: 'event' });
    const made = writePlan(
      composePlan({ ...noWishes(day), fixed: [{ id: 'owl', at: '11:30' }] }, moved, park),
      moved,
    );
    expect(made).toContain('saw=owl-1130-1200.sea-lion-1330');
    expect(changesSince(readPlan(made), moved, park)).toEqual([]);
    expect(changesSince(readPlan(made), usual, park)).toEqual([
      { kind: 'moved', id: 'owl', was: '12:00', now: '11:30' },
    ]);
  });

  it('is a place that is no more', () => {
    expect(changesSince(readPlan('v1&day=2026-12-24&must=owl.panda&at=yeti-1000'), usual, park)).toEqual([
      { kind: 'gone', id: 'panda' },
      { kind: 'gone', id: 'yeti' },
    ]);
  });
});
