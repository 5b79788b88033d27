import { describe, expect, it } from 'vitest';
import { plan } from '../tests/support/made-up-park.ts';
import { momentIn } from './moment.ts';

describe('a moment in a plan', () => {
  const made = plan({
    must: ['owl', 'meal'],
    dropped: ['seal', 'crow', 'aviary', 'ice', 'nests', 'tower'],
    fixed: [
      { id: 'owl', at: '11:30' },
      { id: 'meal', at: '12:30' },
    ],
  });
  it.each([
    ['10:00', undefined, 'owl', 75, 90, []],
    ['11:17', undefined, 'owl', 0, 13, []],
    ['11:20', 'owl', 'meal', 67, 70, []],
    ['11:59', 'owl', 'meal', 28, 31, []],
    ['12:00', undefined, 'meal', 27, 30, ['owl']],
    ['12:30', 'meal', undefined, undefined, undefined, ['owl']],
    ['13:15', undefined, undefined, undefined, undefined, ['owl', 'meal']],
  ] as const)('at %s', (time, now, next, leaveIn, startsIn, over) => {
    const moment = momentIn(made, time);
    expect([moment.now?.id, moment.next?.id, moment.leaveIn, moment.startsIn, moment.over]).toEqual([
      now,
      next,
      leaveIn,
      startsIn,
      over,
    ]);
  });
});
