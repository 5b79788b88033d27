import { describe, expect, it } from 'vitest';
import { exampleDraft, exampleInquiry } from '../tests/support/example-inquiry.ts';
import { type FieldDescription, type InquiryDraft, parseInquiry, perField, readField } from './inquiry.ts';

const today = '2026-11-20';

const faultOf = (field: keyof InquiryDraft, value: string) => {
  const parsed = parseInquiry({ ...exampleDraft, [field]: value }, today);
  return parsed.ok ? undefined : parsed.faults[field];
};

describe('an inquiry', () => {
  it('is taken as it was meant', () => {
    expect(parseInquiry({ ...exampleDraft, fullName: ` ${exampleDraft.fullName}  ` }, today)).toEqual({
      ok: true,
      inquiry: exampleInquiry,
    });
  });

  it('has one fault a field, and every field its own', () => {
    const empty = perField(() => '');
    expect(parseInquiry(empty, today)).toEqual({
      ok: false,
      faults: {
        fullName: 'missing',
        email: 'missing',
        phone: 'missing',
        visitDate: 'missing',
        numberOfVisitors: 'missing',
      },
    });
  });

  it.each(['O’Neill', '李', 'María José Núñez-Castro', 'X Æ A-12', 'محمد'])('takes the name %s', name => {
    expect(faultOf('fullName', name)).toBeUndefined();
  });

  it.each([' ', '\t\n', '\u00a0'])('takes blanks for a missing name or phone', blanks => {
    expect(faultOf('fullName', blanks)).toBe('missing');
    expect(faultOf('phone', blanks)).toBe('missing');
  });

  it.each([
    "o'brien@example.ie",
    'a+b@example.museum',
    'x@y',
    'josé@exámple.es',
    'user@müller.example',
    ' padded@example.com ',
  ])('takes the address %s', email => {
    expect(faultOf('email', email)).toBeUndefined();
  });

  it.each(['hannah', 'hannah@', '@example.com', 'a b@example.com', 'a@-example.com', 'a@b..c', 'a@b@c'])(
    'does not take %s for an address',
    email => {
      expect(faultOf('email', email)).toBe('malformed');
    },
  );

  it.each(['+49 (0)30 123-45', '922000000', '+34 922 000 000 ext. 5'])('takes the phone number %s', phone => {
    expect(faultOf('phone', phone)).toBeUndefined();
  });

  it('takes today and later, and no day before', () => {
    expect(faultOf('visitDate', '2026-11-20')).toBeUndefined();
    expect(faultOf('visitDate', '2030-02-28')).toBeUndefined();
    expect(faultOf('visitDate', '2026-11-19')).toBe('past');
    expect(faultOf('visitDate', '2027-02-30')).toBe('malformed');
  });

  it.each([
    ['1', undefined],
    ['999999999', undefined],
    ['007', undefined],
    ['0', 'tooFew'],
    ['-3', 'tooFew'],
    ['1.5', 'notWhole'],
    ['1e3', 'notWhole'],
    ['four', 'notWhole'],
    ['1000000000', 'tooMany'],
    ['', 'missing'],
  ])('counts %s visitors as %s', (count, fault) => {
    expect(faultOf('numberOfVisitors', count)).toBe(fault);
  });

  it('keeps what is said in special requests, up to a length', () => {
    expect(faultOf('specialRequests', 'ramp 🦜 — שלום')).toBeUndefined();
    expect(faultOf('specialRequests', 'x'.repeat(4001))).toBe('tooLong');
  });
});

describe('a field of any description', () => {
  const count: FieldDescription = { kind: 'count', min: 2, maxDigits: 2 };
  const lines: FieldDescription = { kind: 'lines', maxLength: 3 };

  it.each<[string, FieldDescription, string, string | number | null]>([
    ['a text without the space around it', { kind: 'line', maxLength: 3 }, ' abc\n', 'abc'],
    ['a text in composed form', { kind: 'line', maxLength: 1 }, 'e\u0301', 'é'],
    ['lines', lines, 'a\nb', 'a\nb'],
    ['an address', { kind: 'email', maxLength: 9 }, 'a@b.museu', 'a@b.museu'],
    ['today', { kind: 'day' }, today, today],
    ['a number', count, '+07', 7],
    ['no text', { ...lines, optional: true }, ' ', ''],
    ['no day', { kind: 'day', optional: true }, '', null],
    ['no number', { ...count, optional: true }, ' ', null],
  ])('takes %s', (_name, description, typed, value) => {
    expect(readField(description, typed, today)).toEqual({ value });
  });

  it.each<[string, FieldDescription, string]>([
    ['missing', lines, ' \n'],
    ['missing', { kind: 'day' }, ''],
    ['missing', count, ''],
    ['tooLong', lines, 'abcd'],
    ['tooLong', { kind: 'email', maxLength: 3 }, 'a@bc'],
    ['malformed', { kind: 'email', maxLength: 9, optional: true }, 'a@'],
    ['malformed', { kind: 'day', optional: true }, '2026-02-30'],
    ['past', { kind: 'day' }, '2026-11-19'],
    ['notWhole', { ...count, optional: true }, '1.5'],
    ['tooFew', count, '1'],
    ['tooMany', count, '100'],
  ])('is %s by its rules', (fault, description, typed) => {
    expect(readField(description, typed, today)).toEqual({ fault });
  });
});
