import { describe, expect, it } from 'vitest';
import { composePlan } from '../../../domain/plan.ts';
import { programmeOf } from '../../../domain/programme.ts';
import { noWishes } from '../../../domain/wishes.ts';
import { composeDay } from './compose-day.ts';

const day = '2026-12-03';
const programme = programmeOf(day);

describe('a composed day', () => {
  it('is the same whether the build has made it or the browser', () => {
    for (const wish of [{}, { from: '11:00' }, { must: ['orca'] }, { dropped: ['photo'] }] as const) {
      const wishes = { ...noWishes(day), ...wish };
      expect(composeDay(wishes)).toEqual({ programme, plan: composePlan(wishes, programme) });
    }
  });

  it('is remembered, in whichever order its wishes are told', () => {
    const { must, ...others } = { ...noWishes(day), must: ['orca'] };
    expect(composeDay({ must, ...others })).toBe(composeDay({ ...others, must }));
    expect(composeDay({ ...others, must, party: 2 }).plan.wishes.party).toBe(2);
  });
});
