import { expect, it } from 'vitest';
import { facts } from '../tests/support/fixture-park.ts';
import type { Show } from './park.ts';
import type { ScheduleFacts as Facts } from './schedule-facts.ts';
import { listScheduleErrors } from './schedule-rules.ts';

const owl: Show = { id: 'owl', starts: ['11:30', '15:30'], minutes: 30 };
const withOwl = (change: Partial<Show>): Facts => ({ ...facts, shows: [{ ...owl, ...change }] });

it('has no errors in the fixture', () => expect(listScheduleErrors(facts)).toEqual([]));

it.each<[error: string, Facts]>([
  ['The park opens at 18:00 and closes at 09:00.', { ...facts, hours: { opens: '18:00', closes: '09:00' } }],
  ['There must be at least one show.', { ...facts, shows: [] }],
  ['The show "owl" needs a time.', withOwl({ starts: [] })],
  [
    'The performances of the show "owl" overlap, or are not in chronological order.',
    withOwl({ starts: ['11:30', '11:59'] }),
  ],
  [
    'The show "owl" at 17:31 is not within the opening hours, 09:00 to 18:00.',
    withOwl({ starts: ['17:31'] }),
  ],
])('an error is a sentence: %s', (error, invalid) => expect(listScheduleErrors(invalid)).toEqual([error]));
