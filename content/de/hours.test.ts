import { afterEach, expect, it, vi } from 'vitest';
import { type HoursRule, park } from '../../domain/park.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The words where the park has other hours on some days. */
async function hoursWith(...otherHours: HoursRule[]) {
  vi.resetModules();
  vi.doMock('../../domain/park.ts', async original => ({
    ...(await original<object>()),
    park: { ...park, hours: { opens: '09:00', closes: '18:00' }, otherHours },
  }));
  const { hoursLines, openingHours } = await import('./hours.ts');
  return { lines: hoursLines.map(plain), inOne: plain(openingHours) };
}

afterEach(() => {
  vi.doUnmock('../../domain/park.ts');
  vi.resetModules();
});

it('hours are one line where every day is the same', async () => {
  const { lines, inOne } = await hoursWith();
  expect(lines).toEqual(['Täglich 9:00–18:00 Uhr']);
  expect(inOne).toBe('Täglich 9:00–18:00 Uhr');
});

it('hours have a line for each rule, in the order in which they count', async () => {
  const { lines, inOne } = await hoursWith(
    { from: '12-24', to: '12-24', opens: '09:00', closes: '14:00' },
    { weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28', closed: 'rest' },
    { weekdays: ['Sat'], opens: '09:00', closes: '20:00' },
  );
  expect(lines).toEqual([
    '24. Dezember: 9:00–14:00 Uhr',
    'Montags und dienstags, 1. November bis 28. Februar: geschlossen (Ruhetag)',
    'Samstags: 9:00–20:00 Uhr',
    'An allen anderen Tagen: 9:00–18:00 Uhr',
  ]);
  // A small letter behind a semicolon.
  expect(inOne).toContain('; montags und dienstags, 1. November');
  expect(inOne).toMatch(/; an allen anderen Tagen: 9:00–18:00 Uhr$/);
});
