import { expect, it } from 'vitest';
import { isException } from './exceptions.ts';

const day = { from: '2026-12-24', reason: 'weather' };

it.each([
  { ...day, closed: true },
  { ...day, to: '2026-12-26', hours: { opens: '10:00', closes: '15:00' } },
  { ...day, cancelled: { show: 'dolphin' } },
  { ...day, moved: { show: 'dolphin', at: '11:30', to: '12:00' }, reason: 'newer than the page' },
])('%j is an exception', value => expect(isException(value)).toBe(true));

it.each([
  null,
  day,
  { ...day, from: '2026-02-30', closed: true },
  { ...day, to: 1, closed: true },
  { ...day, hours: { opens: '10:00', closes: '24:00' } },
  { ...day, cancelled: { show: 'dolphin', at: '' } },
  { ...day, moved: { show: 'dolphin', to: '12:00' } },
])('%j is none', value => expect(isException(value)).toBe(false));
