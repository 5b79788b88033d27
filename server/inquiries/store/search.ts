/** The search words of an inquiry. */
import { domainToASCII, domainToUnicode } from 'node:url';
import { type Inquiry, inquiryFields, isOf, isText } from '../../../domain/inquiry.ts';

/** Replacements for letters that Unicode does not decompose, as typed on keyboards that lack them. */
const plain = Object.fromEntries(
  'ß=ss ł=l ø=o đ=d ð=d þ=th æ=ae œ=oe ı=i'.split(' ').map(pair => pair.split('=')),
);

/** Characters of a word that are indexed. */
const maxWordLength = 40;

/**
 * Lower case without accents (Unicode NFKD without marks), and without an `e` after a, o or u, because keyboards without umlauts write
 * `Mueller`. Prefixes of words stay prefixes.
 */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßłøđðþæœı]/g, letter => plain[letter] ?? letter)
    .replace(/(?<=[aou])e/g, '');

const partsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether it looks like an address or a domain. */
const isDotted = (token: string) => /[\p{L}\p{N}][.@]+[\p{L}\p{N}]/u.test(token);

const cut = (word: string) => word.slice(0, maxWordLength);

/** The words of a text, letters and digits only. A dotted token also counts as one word. */
function wordsOf(text: string): string[] {
  const tokens = fold(text).split(/\s+/);
  return tokens
    .flatMap(token => [...partsOf(token), ...(isDotted(token) ? [partsOf(token).join('')] : [])])
    .map(cut);
}

/** The words of an e-mail address: the address, its domain and parent domains, in Unicode and Punycode. */
function addressWords(address: string): string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const labels = [domain, domainToASCII(domain), domainToUnicode(domain)].map(name => name.split('.'));
  const domains = labels.flatMap(parts => parts.map((_, index) => parts.slice(index).join('.')));
  return [address, ...domains].flatMap(wordsOf);
}

/** Whether it looks like a phone number. */
const isNumber = (text: string) => /^[\s()+./\d-]*$/.test(text) && /\d.*\d.*\d/s.test(text);

/** The digits without leading zeros, which depend on the caller's country. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, maxWordLength);

/** Every suffix of three or more digits, so that any part of a number is the prefix of a word. */
function endsOf(digits: string): string[] {
  return Array.from({ length: Math.max(digits.length - 2, 0) }, (_, start) => digits.slice(start));
}

const unique = (words: readonly string[]) => [...new Set(words)].join(' ');

/** The words of a note, separated by spaces. */
export const noteWords = (text: string): string => unique(wordsOf(text));

/** The words of an inquiry, its reference and notes, separated by spaces. Fields added later may be missing. */
export function inquiryWords(reference: string, inquiry: Partial<Inquiry>, notes: readonly string[]): string {
  const parts = wordsOf(reference);
  const texts = inquiryFields.filter(isText).flatMap(field => {
    const text = String(inquiry[field] ?? '');
    if (isOf(field, 'email')) return addressWords(text);
    return isOf(field, 'line') && isNumber(text) ? endsOf(digitsOf(text)) : wordsOf(text);
  });
  // `7f3k2q` and `ip7f3k2q` too.
  return unique([...parts, parts.slice(1).join(''), parts.join(''), ...texts, ...notes.flatMap(wordsOf)]);
}

/**
 * The words of a query. A phone number counts as one word however it is formatted, and so does a dotted token: `example.de` does not find
 * `example.com` of somebody called `de Vries`.
 */
export function searchedWords(typed: string): string[] {
  const tokens = fold(typed).split(/\s+/);
  const words = isNumber(typed)
    ? [digitsOf(typed)]
    : tokens.flatMap(token => (isDotted(token) ? [partsOf(token).join('')] : partsOf(token))).map(cut);
  return [...new Set(words)].filter(word => word !== '').slice(0, 20);
}
