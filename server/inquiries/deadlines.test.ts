import { expect, it } from 'vitest';
import { commitments } from '../../domain/commitments.ts';
import { answerDeadline, overdueCutoff, purgeCutoff, spamPurgeCutoff } from './deadlines.ts';

const hours = (count: number, from: Date) => new Date(from.getTime() + count * 3_600_000);

it('an inquiry is overdue once its deadline has passed', () => {
  const received = new Date('2026-03-28T12:00:00Z');
  expect(answerDeadline(received)).toEqual(hours(commitments.replyHours, received));
  expect(overdueCutoff(answerDeadline(received))).toEqual(received);
});

it('inquiries are deleted on the anniversary of the last contact', () => {
  const { inquiryYears } = commitments.retention;
  const year = 2028 + inquiryYears;
  expect(purgeCutoff(new Date(`${year}-11-20T12:00:00Z`))).toEqual(new Date('2028-11-20T12:00:00Z'));
  expect(purgeCutoff(new Date(`${year}-03-01T00:00:00Z`))).toEqual(new Date('2028-03-01T00:00:00Z'));
});

it('spam is deleted some days after it was marked', () => {
  const marked = new Date('2026-03-28T12:00:00Z');
  expect(spamPurgeCutoff(hours(commitments.retention.spamDays * 24, marked))).toEqual(marked);
});
