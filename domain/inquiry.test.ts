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

  it.each<[string, string]>([
    ['zero width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['marks of direction', '\u200e\u200f\u061c\u202a\u202c\u2066\u2069'],
    ['fillers of Hangul', '\u115f\u1160\u3164\uffa0'],
    ['blank Braille', '\u2800 \u2800'],
    ['blank hieroglyphs and a note without a head', '\u{13441}\u{13442}\u{1d159}'],
    ['combining marks alone', '\u0301\u0336\u034f'],
    ['variation selectors', '\ufe0f\u{e0100}\u180b'],
    ['tags', '\u{e0001}\u{e0061}\u{e007f}'],
    ['vowels of Khmer that nobody sees', '\u17b4\u17b5'],
    ['control characters', '\u0001\u007f\u0085'],
    ['wide blanks', '\u3000\u2003\u180e'],
  ])('takes %s for nothing', (_name, text) => {
    for (const field of ['fullName', 'email', 'phone', 'visitDate', 'numberOfVisitors'] as const)
      expect(faultOf(field, text), field).toBe('missing');
    expect(readField({ kind: 'lines', maxLength: 100, optional: true }, text, today)).toEqual({ value: '' });
  });

  it.each(['\u0301a', '❤️', '.', '1', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'ㄱ', '⠓⠑'])('takes the name %s', name => {
    expect(faultOf('fullName', name)).toBeUndefined();
  });

  it('reads an address, a day and a number without the unseen marks that came along when they were pasted', () => {
    const marked = (text: string) => `\u200e\u202d\ufeff${text}\u202c\u200b \u200f`;
    expect(
      parseInquiry(
        {
          ...exampleDraft,
          email: marked('ha\u00adnnah\ufe0f@exam\u034fple\u3164.com'),
          visitDate: marked('20\u200e/\u200e11\u200e/\u200e2026'),
          numberOfVisitors: marked('4'),
        },
        today,
      ),
    ).toEqual({ ok: true, inquiry: exampleInquiry });
    // Composed when they are gone, not before.
    const parted = readField({ kind: 'email', maxLength: 99 }, 'e\u200b\u0301@example.com', today);
    expect(parted).toEqual({ value: 'é@example.com' });
    // These two join letters, and make another address of one.
    expect(faultOf('email', 'a\u200cb@example.com')).toBe('malformed');
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

  it('takes a local part of 64 bytes and no more', () => {
    expect(faultOf('email', `${'a'.repeat(64)}@example.com`)).toBeUndefined();
    expect(faultOf('email', `${'a'.repeat(65)}@example.com`)).toBe('malformed');
    expect(faultOf('email', `${'é'.repeat(32)}@example.com`)).toBeUndefined();
    expect(faultOf('email', `${'é'.repeat(32)}a@example.com`)).toBe('malformed');
    // Taken apart, these have more bytes. Composed they are sent.
    expect(faultOf('email', `${'e\u0301'.repeat(32)}@example.com`)).toBeUndefined();
    expect(faultOf('email', `${'𠮷'.repeat(16)}@example.com`)).toBeUndefined();
    expect(faultOf('email', `${'𠮷'.repeat(17)}@example.com`)).toBe('malformed');
  });

  it.each(['+49 (0)30 123-45', '922000000', '+34 922 000 000 ext. 5'])('takes the phone number %s', phone => {
    expect(faultOf('phone', phone)).toBeUndefined();
  });

  it('takes today and later, and no day before', () => {
    expect(faultOf('visitDate', '2026-11-20')).toBeUndefined();
    expect(faultOf('visitDate', '2030-02-28')).toBeUndefined();
    expect(faultOf('visitDate', '2026-11-19')).toBe('past');
    expect(faultOf('visitDate', '2027-02-30')).toBe('malformed');
  });

  it('understands a day that was typed without a date picker', () => {
    const typed = parseInquiry({ ...exampleDraft, visitDate: ' 24/12/2026 ' }, today);
    expect(typed).toEqual({ ok: true, inquiry: { ...exampleInquiry, visitDate: '2026-12-24' } });
    expect(faultOf('visitDate', '19.11.2026')).toBe('past');
    expect(faultOf('visitDate', '31/11/2026')).toBe('malformed');
    expect(faultOf('visitDate', '24/12/26')).toBe('malformed');
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
