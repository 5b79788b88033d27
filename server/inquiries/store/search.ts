/** The words by which an inquiry is found. */
import { domainToASCII, domainToUnicode } from 'node:url';
import { type Inquiry, inquiryFields, isOf, isText } from '../../../domain/inquiry.ts';

/** Letters that Unicode does not take apart, as people type them on a keyboard that lacks them. */
const plain: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Most characters of a word that count. */
const longestWord = 40;

/** The words of a text in small letters without accents (Unicode NFKD without marks): letters and digits alone. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßłøđðþæœı]/g, letter => plain[letter] ?? letter);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(word => word.slice(0, longestWord));
}

/** What looks like a phone number: digits, and what people put between them. */
const isNumber = (text: string) => /^[\s()+./\d-]*$/.test(text) && /\d.*\d.*\d/s.test(text);

/** Its digits without the zeros that it is dialled with in one country and not in another. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, longestWord);

/** Every end of a number with three digits or more, so that a part of it is the beginning of a word. */
function endsOf(digits: string): string[] {
  return Array.from({ length: Math.max(digits.length - 2, 0) }, (_, start) => digits.slice(start));
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

const unique = (words: readonly string[]) => [...new Set(words)].join(' ');

/** The words of a note or another text that is added to an inquiry, with blanks between them. */
export const noteWords = (text: string): string => unique(wordsOf(text));

/** The words of an inquiry's reference and texts, with blanks between them. What a later field would hold may be missing. */
export function inquiryWords(reference: string, inquiry: Partial<Inquiry>): string {
  const parts = wordsOf(reference);
  const texts = inquiryFields.filter(isText).flatMap(field => {
    const text = String(inquiry[field] ?? '');
    if (isOf(field, 'email'))
      return [
        ...wordsOf(text),
        ...wordsOf(domainToASCII(domainOf(text))),
        ...wordsOf(domainToUnicode(domainOf(text))),
      ];
    return isOf(field, 'line') && isNumber(text) ? endsOf(digitsOf(text)) : wordsOf(text);
  });
  // `7f3k2q` and `ip7f3k2q` too.
  return unique([...parts, parts.slice(1).join(''), parts.join(''), ...texts]);
}

/** What somebody looks for, as words that are each the beginning of one to be found. A phone number is one, however it is typed. */
export function searchedWords(typed: string): string[] {
  const words = isNumber(typed) ? [digitsOf(typed)] : wordsOf(typed);
  return [...new Set(words)].filter(word => word !== '').slice(0, 20);
}
