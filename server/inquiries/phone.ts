/** Phone numbers as people write them: `+44 (0)20 7946 0000 ext. 12`, `0171/5550101`, `600 111 222 / 600 333 444`. */
import { toAsciiDigits } from '../../domain/digits.ts';

export interface PhoneNumber {
  /** Where it stands in the typed text, without its extension. */
  from: number;
  to: number;
  /** The digits to dial, after a plus if they begin with the country's: `+442079460000`. */
  dialed: string;
  /** The digits as typed: `4402079460000`. */
  digits: string;
  /** Empty without one. */
  extension: string;
}

/** Digits, and what people write between them. */
const written = /(?:[([]?\+[\s([]*)?[([]?\d(?:[\s\p{Pd}\p{Cf}()[\].·•−_/]*\d)*/gu;

/** Fewer digits are an hour or a house, unless there are no others. */
const minDigits = 6;

/**
 * A slash between two numbers of seven digits or more, or before another ending of the same (`922 123 456/57`). In `0171/5550101` it
 * belongs to the number.
 */
const separating =
  /(?<=(?:\d[^\d/]*){7})\/(?=(?:[^\d/]*\d){7})|(?<=(?:\d\D*){7}\s)\/(?=\s(?:\D*\d){7})|(?<=(?:\d\D*){9})\/(?=\d{1,3}(?!\d|[\s.-]\d))/g;

const extension =
  /^[\s,;:)\]]*(?:#|x|ext(?:n|ensi[oó]n)?|int(?:erno)?|anexo|poste|durchwahl|dw|toestel|wew)[.:=]*\s*(\d{1,6})/i;

/** Letters in place of digits, as on the keys: `0800-PAPAGAYO`. */
const onKeys = /(?<=\b1?[ .-]?0?[89]00[ .-]?)[A-Z]{4,}(?![a-z])/g;
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** The same length as typed, with ASCII digits, and a bar between numbers. */
const normalized = (typed: string) =>
  toAsciiDigits(typed)
    .replaceAll('＋', '+')
    .replace(separating, '|')
    .replace(onKeys, word =>
      word.replace(/./g, letter => String(keys.findIndex(key => key.includes(letter)))),
    );

export function phoneNumbers(typed: string): PhoneNumber[] {
  const text = normalized(typed);
  const all = [...text.matchAll(written)].map(({ 0: number, index }) => {
    const to = index + number.length;
    const [, ext = ''] = extension.exec(text.slice(to)) ?? [];
    return { from: index, to, dialed: dialed(number), digits: number.replace(/\D/g, ''), extension: ext };
  });
  const long = all.filter(({ digits }) => digits.length >= minDigits);
  return long.length > 0 ? long : all.slice(0, 1);
}

/** Calling codes of Italy, San Marino and the Vatican, whose numbers keep their zero. */
const keepsZero = /^\+(?:39|378|379)/;

/** Calling codes of the visitors' countries where a zero is dialed only within the country. */
const trunkZero = /^(\+(?:31|32|33|41|43|44|46|49|353))0/;

function dialed(number: string): string {
  const marks = number.replace(/[^\d+()[\]]/g, '').replace(/^[([]*(?:\+(?:00)?|00)/, '+');
  const plain = marks.replace(/^\+[([]?(\d{1,3})[)\]]*[([]0[)\]]/, (whole, code) =>
    keepsZero.test(`+${code}`) ? whole : `+${code}`,
  );
  return plain.replace(/[^\d+]/g, '').replace(trunkZero, '$1');
}

/** The `tel:` URL of a number (RFC 3966). */
export const phoneHref = ({ dialed, extension }: PhoneNumber): string =>
  `tel:${dialed}${extension && `;ext=${extension}`}`;

/** Calling codes have one to three digits (ITU-T E.164). */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Digits of a number without a country that are enough to find it. */
const minNational = 6;

/** The digits that a number has in all its spellings: without the country and the zero before the rest. */
export function nationalDigits({ dialed }: PhoneNumber): string {
  const national = dialed.replace(callingCode, '').replace(/^0+/, '');
  return national.length >= minNational ? national : dialed.replace(/\D/g, '').replace(/^0+/, '');
}
