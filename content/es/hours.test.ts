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
  return { hoursLines, openingHours };
}

afterEach(() => {
  vi.doUnmock('../../domain/park.ts');
  vi.resetModules();
});

it('hours are one line where every day is the same', async () => {
  const { hoursLines, openingHours } = await linesWith();
  expect(hoursLines).toEqual(['Todos los días: de 9:00 a 18:00']);
  expect(openingHours).toBe(hoursLines[0]);
});

it('hours have a line for each rule, in the order in which they count', async () => {
  const { hoursLines, openingHours } = await linesWith(
    { from: '12-24', to: '12-24', opens: '09:00', closes: '14:00' },
    { weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28', closed: 'rest' },
    { weekdays: ['Sat'], opens: '09:00', closes: '20:00' },
  );
  expect(hoursLines).toEqual([
    '24 de diciembre: de 9:00 a 14:00',
    'Lunes y martes, del 1 de noviembre al 28 de febrero: cerrado (día de descanso)',
    'Sábados: de 9:00 a 20:00',
    'Los demás días: de 9:00 a 18:00',
  ]);
  // In one line only the first has a capital.
  expect(openingHours).toBe(
    '24 de diciembre: de 9:00 a 14:00; lunes y martes, del 1 de noviembre al 28 de febrero: cerrado (día de descanso); sábados: de 9:00 a 20:00; los demás días: de 9:00 a 18:00',
  );
});
