import { expect, it } from 'vitest';
import { exampleInquiry } from '../../../tests/support/example-inquiry.ts';
import { visitOf } from './visit.ts';

it('has the day and the number of visitors, and nothing personal', () => {
  const { visitDate, numberOfVisitors } = exampleInquiry;
  expect(visitOf(exampleInquiry)).toEqual({ visitDate, numberOfVisitors });
});
