import { describe, expect, it } from 'vitest';
import { exampleDraft, exampleInquiry } from '../tests/support/example-inquiry.ts';
import { type FieldDescription, type InquiryDraft, parseInquiry, perField, readField } from './inquiry.ts';

const today = '2026-11-20';

const faultOf = (field: keyof InquiryDraft, value: string) => {
  const parsed = parseInquiry({ ...exampleDraft, [field]: value }, today);
  return parsed.ok ? undefined : parsed.faults[field];
};
const parsed = (change: Partial<InquiryDraft>) => parseInquiry({ ...exampleDraft, ...change }, today);

describe('an inquiry', () => {
  it('is taken as it was meant', () => {
    expect(parsed({ fullName: ` ${exampleDraft.fullName}  ` })).toEqual({
      ok: true,
      inquiry: exampleInquiry,
    });
    expect(parsed({ visitDate: ' 24/12/2026 ' })).toEqual({
      ok: true,
      inquiry: { ...exampleInquiry, visitDate: '2026-12-24' },
    });
  });

  it('has one fault a field, and every field its own', () => {
    expect(parsed(perField(() => ''))).toEqual({
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

  it.each<[string, string]>([
    ['blanks', ' \t\n\u00a0'],
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

  it('reads an address, a day and a number without the unseen marks that came along when they were pasted', () => {
    const marked = (text: string) => `\u200e\u202d\ufeff${text}\u202c\u200b \u200f`;
    expect(
      parsed({
        email: marked('ha\u00adnnah\ufe0f@exam\u034fple\u3164.com'),
        visitDate: marked('20\u200e/\u200e11\u200e/\u200e2026'),
        numberOfVisitors: marked('4'),
      }),
    ).toEqual({ ok: true, inquiry: exampleInquiry });
    // Composed when they are gone, not before.
    const parted = readField({ kind: 'email', maxLength: 99 }, 'e\u200b\u0301@example.com', today);
    expect(parted).toEqual({ value: 'é@example.com' });
  });

  it.each<[keyof InquiryDraft, string[]]>([
    ['fullName', ['O’Neill', '李', 'María José Núñez-Castro', 'X Æ A-12', 'محمد', '\u0301a', '❤️', '.', '1']],
    ['fullName', ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'ㄱ', '⠓⠑']],
    ['email', ["o'brien@example.ie", 'a+b@example.museum', 'x@y', 'josé@exámple.es', 'user@müller.example']],
    ['phone', ['+49 (0)30 123-45', '922000000', '+34 922 000 000 ext. 5']],
    ['visitDate', ['2026-11-20', '2030-02-28']],
    ['numberOfVisitors', ['1', '999999999', '007']],
    ['specialRequests', ['', 'ramp 🦜 — שלום', 'x'.repeat(4000)]],
  ])('takes as %s: %j', (field, values) => {
    for (const value of values) expect(faultOf(field, value), value).toBeUndefined();
  });

  it.each<[fault: string, keyof InquiryDraft, string[]]>([
    [
      'malformed',
      'email',
      ['hannah', 'hannah@', '@example.com', 'a b@example.com', 'a@-example.com', 'a@b..c'],
    ],
    // The last joins letters with something unseen, and makes another address of one.
    ['malformed', 'email', ['a@b@c', 'a\u200cb@example.com']],
    ['malformed', 'visitDate', ['2027-02-30', '31/11/2026', '24/12/26']],
    ['past', 'visitDate', ['2026-11-19', '19.11.2026']],
    ['tooFew', 'numberOfVisitors', ['0', '-3']],
    ['notWhole', 'numberOfVisitors', ['1.5', '1e3', 'four']],
    ['tooMany', 'numberOfVisitors', ['1000000000']],
    ['tooLong', 'specialRequests', ['x'.repeat(4001)]],
  ])('names what is %s of %s: %j', (fault, field, values) => {
    for (const value of values) expect(faultOf(field, value), value).toBe(fault);
  });

  it.each([
    ['a', 64],
    ['é', 32],
    // Taken apart it has more bytes. Composed it is sent.
    ['e\u0301', 32],
    ['𠮷', 16],
  ])('takes an address whose local part has 64 bytes and no more: %s', (letter, most) => {
    expect(faultOf('email', `${letter.repeat(most)}@example.com`)).toBeUndefined();
    expect(faultOf('email', `${letter.repeat(most)}a@example.com`)).toBe('malformed');
  });
});

describe('a field of any description', () => {
  const count: FieldDescription = { kind: 'count', min: 2, maxDigits: 2 };
  const lines: FieldDescription = { kind: 'lines', maxLength: 3 };

  it.each<[string, FieldDescription, string, string | number | null]>([
    ['a text without the space around it', { kind: 'line', maxLength: 3 }, ' abc\n', 'abc'],
    ['a text in composed form', { kind: 'line', maxLength: 1 }, 'e\u0301', 'é'],
    ['lines', lines, 'a\nb', 'a\nb'],
    ['an address', { kind: 'email', maxLength: 9 }, ' a@b.museu ', 'a@b.museu'],
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
    ['missing', count, ''],
    ['tooLong', lines, 'abcd'],
    ['tooLong', { kind: 'email', maxLength: 3 }, 'a@bc'],
    ['malformed', { kind: 'email', maxLength: 9, optional: true }, 'a@'],
    ['malformed', { kind: 'day', optional: true }, '2026-02-30'],
    ['notWhole', { ...count, optional: true }, '1.5'],
    ['tooFew', count, '1'],
    ['tooMany', count, '100'],
  ])('is %s by its rules', (fault, description, typed) => {
    expect(readField(description, typed, today)).toEqual({ fault });
  });
});
