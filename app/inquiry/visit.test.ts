import { expect, it } from 'vitest';
import { visitOf } from './visit.ts';

it('keeps the day and who comes, and nothing of the person', () => {
  const inquiry = {
    fullName: 'Ana',
    email: 'ana@example.com',
    phone: '1',
    visitDate: '2026-12-24',
    numberOfVisitors: 4,
    specialRequests: 'A ramp',
  } as const;
  expect(visitOf(inquiry)).toEqual({ visitDate: '2026-12-24', numberOfVisitors: 4 });
});
