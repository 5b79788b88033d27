import { afterEach, expect, it, vi } from 'vitest';
import { type HoursRule, park } from '../../domain/park.ts';

/** The words where the park has other hours on some days. */
async function hoursWith(...otherHours: HoursRule[]) {
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
  const { hoursLines, openingHours } = await hoursWith();
  expect(hoursLines).toEqual(['Codziennie: 9:00–18:00']);
  expect(openingHours).toBe('Codziennie: 9:00–18:00');
});

it('hours have a line for each rule, in the order in which they count', async () => {
  const { hoursLines, openingHours } = await hoursWith(
    { from: '12-24', to: '12-24', opens: '09:00', closes: '14:00' },
    { weekdays: ['Mon', 'Wed'], from: '11-01', to: '02-28', closed: 'rest' },
    { weekdays: ['Sat'], opens: '09:00', closes: '20:00' },
  );
  expect(openingHours).toMatch(/^24 grudnia: .*; poniedziałki .*; soboty: .*; pozostałe dni: /);
  expect(hoursLines).toEqual([
    '24 grudnia: 9:00–14:00',
    'Poniedziałki i środy, od 1 listopada do 28 lutego: zamknięte (dzień wolny)',
    'Soboty: 9:00–20:00',
    'Pozostałe dni: 9:00–18:00',
  ]);
});
