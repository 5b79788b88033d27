/** `+44 (0)20 7946 0000 ext. 12`, `0171/5550101`, `600 111 222 / 600 333 444` */
import { toAsciiDigits } from '../../domain/digits.ts';

export interface PhoneNumber {
  from: number;
  to: number;
  /** `+442079460000`, or without `+` if no country code was typed. */
  dialed: string;
  digits: string;
  extension: string;
}

const numberPattern = /(?:[([]?\+[\s([]*)?[([]?\d(?:[\s\p{Pd}\p{Cf}()[\].·•−_/]*\d)*/gu;

/** Shorter ones are times or house numbers. */
const minDigits = 6;

/** A separator between two long numbers, or before an alternative ending (`922 123 456/57`), but not in `0171/5550101`. */
const separatorPattern =
  /(?<=(?:\d[^\d/]*){7})\/(?=(?:[^\d/]*\d){7})|(?<=(?:\d\D*){7}\s)\/(?=\s(?:\D*\d){7})|(?<=(?:\d\D*){9})\/(?=\d{1,3}(?!\d|[\s.-]\d))/g;

const extension =
  /^[\s,;:)\]]*(?:#|x|ext(?:n|ensi[oó]n)?|int(?:erno)?|anexo|poste|durchwahl|dw|toestel|wew)[.:=]*\s*(\d{1,6})/i;

/** Vanity numbers: `0800-PAPAGAYO`. */
const vanityLetters = /(?<=\b1?[ .-]?0?[89]00[ .-]?)[A-Z]{4,}(?![a-z])/g;
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** Keeps the length, so that positions stay valid. */
const normalizeText = (text: string) =>
  toAsciiDigits(text)
    .replaceAll('＋', '+')
    .replace(separatorPattern, '|')
    .replace(vanityLetters, word =>
      word.replace(/./g, letter => String(keys.findIndex(key => key.includes(letter)))),
    );

export function findPhoneNumbers(typed: string): PhoneNumber[] {
  const text = normalizeText(typed);
  const numbers = [...text.matchAll(numberPattern)].map(({ 0: number, index }) => {
    const to = index + number.length;
    const [, ext = ''] = extension.exec(text.slice(to)) ?? [];
    return { from: index, to, dialed: toDialed(number), digits: number.replace(/\D/g, ''), extension: ext };
  });
  const longNumbers = numbers.filter(({ digits }) => digits.length >= minDigits);
  return longNumbers.length > 0 ? longNumbers : numbers.slice(0, 1);
}

/** Italy, San Marino, Vatican. */
const keepsZero = /^\+(?:39|378|379)/;

/** Countries whose leading zero is only dialed nationally. */
const trunkZero = /^(\+(?:31|32|33|41|43|44|46|49|353))0/;

function toDialed(number: string): string {
  const digitsAndBrackets = number.replace(/[^\d+()[\]]/g, '').replace(/^[([]*(?:\+(?:00)?|00)/, '+');
  const withoutTrunkZero = digitsAndBrackets.replace(/^\+[([]?(\d{1,3})[)\]]*[([]0[)\]]/, (match, code) =>
    keepsZero.test(`+${code}`) ? match : `+${code}`,
  );
  return withoutTrunkZero.replace(/[^\d+]/g, '').replace(trunkZero, '$1');
}

/** RFC 3966. */
export const toPhoneHref = ({ dialed, extension }: PhoneNumber): string =>
  `tel:${dialed}${extension && `;ext=${extension}`}`;

/** ITU-T E.164. */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const minNational = 6;

/** Without country code and leading zero. */
export function nationalDigits({ dialed }: PhoneNumber): string {
  const national = dialed.replace(callingCode, '').replace(/^0+/, '');
  return national.length >= minNational ? national : dialed.replace(/\D/g, '').replace(/^0+/, '');
}
