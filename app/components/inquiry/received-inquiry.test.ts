import { expect, it } from 'vitest';
import { isReceivedInquiry } from './received-inquiry.ts';

const visit = { visitDate: '2026-12-24', numberOfVisitors: 4 };

it.each([
  [true, { kind: 'received', visit }],
  [true, { kind: 'received', visit: { ...visit, plan: 'A' }, note: 'N', reference: 'R' }],
  [false, null],
  [false, { kind: 'failed', visit }],
  [false, { kind: 'received' }],
  [false, { kind: 'received', visit, note: 1 }],
  [false, { kind: 'received', visit: { ...visit, visitDate: '24/12' } }],
  [false, { kind: 'received', visit: { ...visit, numberOfVisitors: '4' } }],
])('that what was stored can be shown is %s: %j', (expected, value) =>
  expect(isReceivedInquiry(value)).toBe(expected),
);
