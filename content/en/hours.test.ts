import { afterEach, expect, it, vi } from 'vitest';
import { type HoursRule, park } from '../../domain/park.ts';

/** The words where the park has other hours on some days. */
async function linesWith(...otherHours: HoursRule[]) {
  vi.resetModules();
  vi.doMock('../../domain/park.ts', async original => ({
    ...(await original<object>()),
    park: { ...park, hours: { opens: '09:00', closes: '18:00' }, otherHours },
  }));
  const { hoursLines, openingHours } = await import('./hours.ts');
  expect(openingHours).toBe(hoursLines.join('; '));
  return hoursLines;
}

afterEach(() => {
  vi.doUnmock('../../domain/park.ts');
  vi.resetModules();
});

it('hours are one line where every day is the same', async () => {
  expect(await linesWith()).toEqual(['Daily: 9:00 AM - 6:00 PM']);
});

it('hours have a line for each rule, in the order in which they count', async () => {
  expect(
    await linesWith(
      { from: '12-24', to: '12-24', opens: '09:00', closes: '14:00' },
      { weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28', closed: 'rest' },
      { weekdays: ['Sat'], opens: '09:00', closes: '20:00' },
    ),
  ).toEqual([
    'December 24: 9:00 AM - 2:00 PM',
    'Mondays and Tuesdays, November 1 to February 28: closed (day of rest)',
    'Saturdays: 9:00 AM - 8:00 PM',
    'All other days: 9:00 AM - 6:00 PM',
  ]);
});
