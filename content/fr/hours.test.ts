import { afterEach, expect, it, vi } from 'vitest';
import { type HoursRule, park } from '../../domain/park.ts';

/** The words where the park has other hours on some days. */
async function linesWith(...otherHours: HoursRule[]) {
  vi.resetModules();
  vi.doMock('../../domain/park.ts', async original => ({
    ...(await original<object>()),
    park: { ...park, hours: { opens: '09:00', closes: '18:00' }, otherHours },
  }));
  return import('./hours.ts');
}

afterEach(() => {
  vi.doUnmock('../../domain/park.ts');
  vi.resetModules();
});

it('hours are one line where every day is the same', async () => {
  const { hoursLines, openingHours } = await linesWith();
  expect(hoursLines).toEqual(['Tous les jours de 9:00 à 18:00']);
  expect(openingHours).toBe('Tous les jours de 9:00 à 18:00');
});

it('hours have a line for each rule, in the order in which they count', async () => {
  const { hoursLines, openingHours } = await linesWith(
    { from: '12-24', to: '12-24', opens: '09:00', closes: '14:00' },
    { weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28', closed: 'rest' },
    { weekdays: ['Sat'], opens: '09:00', closes: '20:00' },
  );
  expect(hoursLines).toEqual([
    'Le 24 décembre, de 9:00 à 14:00',
    'Les lundis et mardis, du 1er novembre au 28 février : fermé (jour de repos)',
    'Les samedis de 9:00 à 20:00',
    'Tous les autres jours de 9:00 à 18:00',
  ]);
  expect(openingHours).toMatch(/14:00 ; les lundis .+ ; tous les autres jours/);
});
