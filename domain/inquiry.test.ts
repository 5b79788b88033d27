import { describe, expect, it } from 'vitest';
import { exampleDraft, exampleInquiry } from '../tests/support/example-inquiry.ts';
import { commitments } from './commitments.ts';
import { daysFrom } from './day-counts.ts';
import { type FieldDescription, type InquiryDraft, parseField, parseInquiry } from './inquiry.ts';
import { scheduleFacts } from './schedule-facts.ts';
import { lastVisitDay } from './visit-days.ts';

const today = '2026-11-20';
const [, tooFar = today] = daysFrom(lastVisitDay(today), 2);
const { max } = commitments.partySizeLimits;

const parsed = (change: Partial<InquiryDraft>) =>
  parseInquiry({ ...exampleDraft, ...change }, today, scheduleFacts);
const errorOf = (field: keyof InquiryDraft, value: string) => {
  const read = parsed({ [field]: value });
  return read.ok ? undefined : read.errors[field];
};

describe('an inquiry', () => {
  it('is parsed, trimmed and normalized', () => {
    const inquiry = { ...exampleInquiry, visitDate: '2026-12-24' };
    const typed = { fullName: ` ${exampleDraft.fullName}  `, visitDate: ' 2026-12-24 ' };
    expect(parsed(typed)).toEqual({ ok: true, inquiry });
  });

  it('treats whitespace as empty', () => {
    const text = ' \t\n\u00a0';
    for (const field of ['fullName', 'email', 'phone', 'visitDate', 'numberOfVisitors'] as const)
      expect(errorOf(field, text), field).toBe('missing');
    const optional = (description: FieldDescription) =>
      parseField({ ...description, optional: true }, text, today, scheduleFacts);
    expect(optional({ kind: 'lines', maxLength: 100 })).toEqual({ value: '' });
    expect(optional({ kind: 'day' })).toEqual({ value: null });
  });

  it.each<[keyof InquiryDraft, string[]]>([
    ['fullName', ['O’Neill', '李', 'María José Núñez-Castro', 'X Æ A-12', 'محمد', '\u0301a', '❤️', '.', '1']],
    ['email', ["o'brien@example.ie", 'a+b@example.museum', 'x@y', 'josé@exámple.es', 'user@müller.example']],
    ['phone', ['+49 (0)30 123-45', '922000000', '+34 922 000 000 ext. 5']],
    ['visitDate', ['2026-11-20']],
    ['numberOfVisitors', ['1', String(max), `000${max}`, '007', '+4']],
    ['specialRequests', ['', 'ramp 🦜 — שלום', 'x'.repeat(4000)]],
  ])('accepts as %s: %j', (field, values) => {
    for (const value of values) expect(errorOf(field, value), value).toBeUndefined();
  });

  it.each<[error: string, keyof InquiryDraft, string[]]>([
    ['malformed', 'email', ['hannah', 'hannah@', '@example.com', 'a b@example.com', 'a@-example.com']],
    ['malformed', 'email', ['a@b..c', 'a@b@c', 'a\u200cb@example.com', 'ann@example.org.']],
    ['malformed', 'visitDate', ['2027-02-30', '24/12/2026', '24/12/26']],
    ['past', 'visitDate', ['2026-11-19']],
    ['tooFar', 'visitDate', [tooFar, '9999-12-31']],
    ['tooFew', 'numberOfVisitors', ['0', '-4', '-1000000000']],
    [
      'notWhole',
      'numberOfVisitors',
      ['1.5', '1,5', '1.000', '2-3', '1e3', '0x10', '1 5', '4.', '½', '４', '٤', 'four'],
    ],
    ['tooMany', 'numberOfVisitors', [String(max + 1), '1234567890', '9'.repeat(400)]],
    ['tooLong', 'specialRequests', ['x'.repeat(4001)]],
    ['tooLong', 'email', [`${'a'.repeat(250)}@example.org`]],
  ])('reports %s for %s: %j', (error, field, values) => {
    for (const value of values) expect(errorOf(field, value), value).toBe(error);
  });
});
