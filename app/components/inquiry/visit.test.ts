import { expect, it } from 'vitest';
import { exampleInquiry } from '../../../tests/support/example-inquiry.ts';
import { visitOf } from './visit.ts';

it('keeps the day and who comes, and nothing of the person', () => {
  const { visitDate, numberOfVisitors } = exampleInquiry;
  expect(visitOf(exampleInquiry)).toEqual({ visitDate, numberOfVisitors });
});
