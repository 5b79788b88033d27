import { domainToASCII, domainToUnicode } from 'node:url';
import { type Inquiry, inquiryFields, isOf, isText } from '../../../domain/inquiry.ts';
import { findPhoneNumbers, nationalDigits, type PhoneNumber } from '../phone.ts';

/** Letters that Unicode does not decompose. */
const plain = Object.fromEntries(
  'ß=ss ł=l ø=o đ=d ð=d þ=th æ=ae œ=oe ı=i'.split(' ').map(pair => pair.split('=')),
);

const maxWordLength = 40;

/**
 * Lower case without accents, and without an `e` after a, o or u, because `Müller` may be typed as `Mueller`. Prefixes of words stay
 * prefixes.
 */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßłøđðþæœı]/g, letter => plain[letter] ?? letter)
    .replace(/(?<=[aou])e/g, '');

const partsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const isDotted = (token: string) => /[\p{L}\p{N}][.@]+[\p{L}\p{N}]/u.test(token);

const cut = (word: string) => word.slice(0, maxWordLength);

/** Letters and digits only. `example.de` counts as two words, and also as one. */
function wordsOf(text: string): string[] {
  const tokens = fold(text).split(/\s+/);
  return tokens
    .flatMap(token => [...partsOf(token), ...(isDotted(token) ? [partsOf(token).join('')] : [])])
    .map(cut);
}

/** The address, its domain and parent domains, in Unicode and Punycode. */
function addressWords(address: string): string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const labels = [domain, domainToASCII(domain), domainToUnicode(domain)].map(name => name.split('.'));
  const domains = labels.flatMap(parts => parts.map((_, index) => parts.slice(index).join('.')));
  return [address, ...domains].flatMap(wordsOf);
}

const minDigits = 3;

function searchedNumber(typed: string): PhoneNumber | undefined {
  const [number, ...others] = findPhoneNumbers(typed);
  if (!number || others.length > 0 || number.digits.length < minDigits) return undefined;
  const rest = typed.slice(0, number.from).replace(/^\s*tel\b/i, '') + typed.slice(number.to);
  return /[\p{L}\p{N}@]/u.test(rest) ? undefined : number;
}

/** Leading zeros depend on the caller's country. */
const numberWords = ({ dialed, digits }: PhoneNumber): string[] =>
  [dialed, digits].map(spelling => cut(spelling.replace(/^[+0]+/, '')));

/** Puts a space before each word. */
const unique = (words: readonly string[]) => [...new Set(words)].map(word => ` ${word}`).join('');

/** Each after a space. */
export const noteWords = (text: string): string => unique(wordsOf(text));

/** The words of an inquiry, its reference and notes, each after a space. Fields added later may be missing. */
export function inquiryWords(reference: string, inquiry: Partial<Inquiry>, notes: readonly string[]): string {
  const parts = wordsOf(reference);
  const texts = inquiryFields.filter(isText).flatMap(field => {
    const text = String(inquiry[field] ?? '');
    if (isOf(field, 'email')) return addressWords(text);
    return isOf(field, 'line')
      ? [...wordsOf(text), ...findPhoneNumbers(text).flatMap(numberWords)]
      : wordsOf(text);
  });
  // `7f3k2q` and `ip7f3k2q` too.
  return unique([...parts, parts.slice(1).join(''), parts.join(''), ...texts, ...notes.flatMap(wordsOf)]);
}

/**
 * Returns LIKE patterns: prefixes of words, and digits anywhere. A phone number counts as one word, without its country code. A dotted
 * word counts as one: `example.de` does not find `example.com` of somebody called `de Vries`.
 */
export function searchPatterns(typed: string): string[] {
  const tokens = fold(typed).split(/\s+/);
  const number = searchedNumber(typed);
  const words = number
    ? [nationalDigits(number)]
    : tokens.flatMap(token => (isDotted(token) ? [partsOf(token).join('')] : partsOf(token)));
  const wanted = [...new Set(words.map(cut))].filter(word => word !== '').slice(0, 20);
  return wanted.map(word => (/^\d+$/.test(word) ? `%${word}%` : `% ${word}%`));
}
