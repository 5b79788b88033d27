/** Phone numbers as people write them: `+44 (0)20 7946 0000 ext. 12`, `0171/5550101`, `600 111 222 / 600 333 444`. */
import { asciiDigits } from '../../domain/digits.ts';

export interface PhoneNumber {
  /** Its position in the text, without the extension. */
  from: number;
  to: number;
  /** `+442079460000`, or without `+` if no country code was typed. */
  dialed: string;
  /** As typed: `4402079460000`. */
  digits: string;
  extension: string;
}

const written = /(?:[([]?\+[\s([]*)?[([]?\d(?:[\s\p{Pd}\p{Cf}()[\].·•−_/]*\d)*/gu;

/** Shorter ones are times or house numbers, unless there is nothing longer. */
const minDigits = 6;

/** Separates two numbers of seven digits or more, or an alternative ending (`922 123 456/57`), but not `0171/5550101`. */
const separating =
  /(?<=(?:\d[^\d/]*){7})\/(?=(?:[^\d/]*\d){7})|(?<=(?:\d\D*){7}\s)\/(?=\s(?:\D*\d){7})|(?<=(?:\d\D*){9})\/(?=\d{1,3}(?!\d|[\s.-]\d))/g;

const extension =
  /^[\s,;:)\]]*(?:#|x|ext(?:n|ensi[oó]n)?|int(?:erno)?|anexo|poste|durchwahl|dw|toestel|wew)[.:=]*\s*(\d{1,6})/i;

/** Vanity numbers: `0800-PAPAGAYO`. */
const onKeys = /(?<=\b1?[ .-]?0?[89]00[ .-]?)[A-Z]{4,}(?![a-z])/g;
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** Keeps the length, so that positions stay valid. */
const normalized = (typed: string) =>
  asciiDigits(typed)
    .replaceAll('＋', '+')
    .replace(separating, '|')
    .replace(onKeys, word =>
      word.replace(/./g, letter => String(keys.findIndex(key => key.includes(letter)))),
    );

export function findPhoneNumbers(typed: string): PhoneNumber[] {
  const text = normalized(typed);
  const all = [...text.matchAll(written)].map(({ 0: number, index }) => {
    const to = index + number.length;
    const [, ext = ''] = extension.exec(text.slice(to)) ?? [];
    return { from: index, to, dialed: toDialed(number), digits: number.replace(/\D/g, ''), extension: ext };
  });
  const long = all.filter(({ digits }) => digits.length >= minDigits);
  return long.length > 0 ? long : all.slice(0, 1);
}

/** Italy, San Marino and the Vatican keep the leading zero. */
const keepsZero = /^\+(?:39|378|379)/;

/** Countries where the leading zero is only dialed nationally. */
const trunkZero = /^(\+(?:31|32|33|41|43|44|46|49|353))0/;

function toDialed(number: string): string {
  const marks = number.replace(/[^\d+()[\]]/g, '').replace(/^[([]*(?:\+(?:00)?|00)/, '+');
  const plain = marks.replace(/^\+[([]?(\d{1,3})[)\]]*[([]0[)\]]/, (whole, code) =>
    keepsZero.test(`+${code}`) ? whole : `+${code}`,
  );
  return plain.replace(/[^\d+]/g, '').replace(trunkZero, '$1');
}

/** RFC 3966. */
export const phoneHref = ({ dialed, extension }: PhoneNumber): string =>
  `tel:${dialed}${extension && `;ext=${extension}`}`;

/** ITU-T E.164. */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const minNational = 6;

/** The digits common to all spellings: without country code and leading zero. */
export function nationalDigits({ dialed }: PhoneNumber): string {
  const national = dialed.replace(callingCode, '').replace(/^0+/, '');
  return national.length >= minNational ? national : dialed.replace(/\D/g, '').replace(/^0+/, '');
}
