/** Finds phone numbers as people write them: `+44 (0)20 7946 0000 ext. 12`, `0171/5550101`, `600 111 222 / 600 333 444`. */
import { toAsciiDigits } from '../../domain/digits.ts';

export interface PhoneNumber {
  /** Its position in the text. */
  from: number;
  to: number;
  /** What a phone must dial: `+442079460000`, or without `+` if there is no country code. */
  number: string;
  /** All digits in the text, also a zero in brackets. */
  digits: string;
  extension: string;
}

const numberPattern = /(?:[([]?\+[\s([]*)?[([]?\d(?:[\s\p{Pd}\p{Cf}()[\].·•−_/]*\d)*/gu;

/** Numbers with fewer digits are times or house numbers. */
const minDigits = 6;

/** A separator between two long numbers, or before an alternative ending (`922 123 456/57`), but not in `0171/5550101`. */
const separatorPattern =
  /(?<=(?:\d[^\d/]*){7})\/(?=(?:[^\d/]*\d){7})|(?<=(?:\d\D*){7}\s)\/(?=\s(?:\D*\d){7})|(?<=(?:\d\D*){9})\/(?=\d{1,3}(?!\d|[\s.-]\d))/g;

const extensionPattern =
  /^[\s,;:)\]]*(?:#|x|ext(?:n|ensi[oó]n)?|int(?:erno)?|anexo|poste|durchwahl|dw|toestel|wew)[.:=]*\s*(\d{1,6})/i;

/** The letters of a vanity number, such as `0800-PAPAGAYO`. */
const vanityPattern = /(?<=\b1?[ .-]?0?[89]00[ .-]?)[A-Z]{4,}(?![a-z])/g;

/** By digit. */
const keypadLetters = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** The result has the length of the text, so that positions in it stay valid. */
const normalizeText = (text: string) =>
  toAsciiDigits(text)
    .replaceAll('＋', '+')
    .replace(separatorPattern, '|')
    .replace(vanityPattern, word =>
      word.replace(/./g, letter => String(keypadLetters.findIndex(letters => letters.includes(letter)))),
    );

export function findPhoneNumbers(text: string): PhoneNumber[] {
  const normalizedText = normalizeText(text);
  const numbers = [...normalizedText.matchAll(numberPattern)].map(({ 0: match, index: from }) => {
    const to = from + match.length;
    const [, extension = ''] = extensionPattern.exec(normalizedText.slice(to)) ?? [];
    return { from, to, number: toDialString(match), digits: match.replace(/\D/g, ''), extension };
  });
  const longNumbers = numbers.filter(({ digits }) => digits.length >= minDigits);
  return longNumbers.length > 0 ? longNumbers : numbers.slice(0, 1);
}

/** In Italy, San Marino and the Vatican, the leading zero is part of the number. */
const codeWithZero = /^\+(?:39|378|379)/;

/** In these countries, the leading zero is dialed only within the country. */
const trunkZero = /^(\+(?:31|32|33|41|43|44|46|49|353))0/;

function toDialString(number: string): string {
  const digitsAndBrackets = number.replace(/[^\d+()[\]]/g, '').replace(/^[([]*(?:\+(?:00)?|00)/, '+');
  const withoutTrunkZero = digitsAndBrackets.replace(/^\+[([]?(\d{1,3})[)\]]*[([]0[)\]]/, (match, code) =>
    codeWithZero.test(`+${code}`) ? match : `+${code}`,
  );
  return withoutTrunkZero.replace(/[^\d+]/g, '').replace(trunkZero, '$1');
}

/** A link that dials the number (RFC 3966). */
export const toPhoneHref = ({ number, extension }: PhoneNumber): string =>
  `tel:${number}${extension && `;ext=${extension}`}`;

/** Country codes have one to three digits (ITU-T E.164). */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const minNationalDigits = 6;

/** The digits that every spelling of the number has: without country code and leading zero. */
export function nationalDigits({ number }: PhoneNumber): string {
  const nationalNumber = number.replace(callingCode, '').replace(/^0+/, '');
  return nationalNumber.length >= minNationalDigits
    ? nationalNumber
    : number.replace(/\D/g, '').replace(/^0+/, '');
}
