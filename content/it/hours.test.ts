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
  expect(openingHours.toLowerCase()).toBe(hoursLines.join('; ').toLowerCase());
  expect(openingHours).not.toMatch(/; \p{Lu}/u);
  return hoursLines;
}

afterEach(() => {
  vi.doUnmock('../../domain/park.ts');
  vi.resetModules();
});

it('hours are one line where every day is the same', async () => {
  expect(await linesWith()).toEqual(['Tutti i giorni: 9:00–18:00']);
});

it('hours have a line for each rule, in the order in which they count', async () => {
  expect(
    await linesWith(
      { from: '12-24', to: '12-24', opens: '09:00', closes: '14:00' },
      { weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28', closed: 'rest' },
      { from: '06-08', to: '09-11', opens: '09:00', closes: '20:00' },
    ),
  ).toEqual([
    '24 dicembre: 9:00–14:00',
    'Lunedì e martedì, dal 1° novembre al 28 febbraio: chiuso (giorno di riposo)',
    'Dall’8 giugno all’11 settembre: 9:00–20:00',
    'Tutti gli altri giorni: 9:00–18:00',
  ]);
});
