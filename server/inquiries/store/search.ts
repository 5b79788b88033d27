/** The search words of an inquiry. */
import { domainToASCII, domainToUnicode } from 'node:url';
import { type Inquiry, inquiryFields, isFieldOfKind, isText } from '../../../domain/inquiry.ts';
import { nationalDigits, type PhoneNumber, phoneNumbers } from '../phone.ts';

/** Replacements for letters that Unicode does not decompose, as typed on keyboards that lack them. */
const plain = Object.fromEntries(
  'ß=ss ł=l ø=o đ=d ð=d þ=th æ=ae œ=oe ı=i'.split(' ').map(pair => pair.split('=')),
);

/** Characters of a word that count. */
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

/** Digits that are enough to be searched as a number. */
const minDigits = 3;

/** The number that a query consists of. */
function searchedNumber(typed: string): PhoneNumber | undefined {
  const [number, ...others] = phoneNumbers(typed);
  if (!number || others.length > 0 || number.digits.length < minDigits) return undefined;
  const rest = typed.slice(0, number.from).replace(/^\s*tel\b/i, '') + typed.slice(number.to);
  return /[\p{L}\p{N}@]/u.test(rest) ? undefined : number;
}

/** A number as dialed and as typed. Leading zeros depend on the caller's country. */
const numberWords = ({ dialed, digits }: PhoneNumber): string[] =>
  [dialed, digits].map(spelling => cut(spelling.replace(/^[+0]+/, '')));

/** Every word once, after a space. */
const unique = (words: readonly string[]) => [...new Set(words)].map(word => ` ${word}`).join('');

/** The words of a note, each after a space. */
export const noteWords = (text: string): string => unique(wordsOf(text));

/** The words of an inquiry, its reference and notes, each after a space. Fields added later may be missing. */
export function inquiryWords(reference: string, inquiry: Partial<Inquiry>, notes: readonly string[]): string {
  const parts = wordsOf(reference);
  const texts = inquiryFields.filter(isText).flatMap(field => {
    const text = String(inquiry[field] ?? '');
    if (isFieldOfKind(field, 'email')) return addressWords(text);
    return isFieldOfKind(field, 'line')
      ? [...wordsOf(text), ...phoneNumbers(text).flatMap(numberWords)]
      : wordsOf(text);
  });
  // `7f3k2q` and `ip7f3k2q` too.
  return unique([...parts, parts.slice(1).join(''), parts.join(''), ...texts, ...notes.flatMap(wordsOf)]);
}

/**
 * What a query looks for in the words of an inquiry: patterns of LIKE for the beginnings of words, and for digits anywhere in them. A phone
 * number counts as one word however it is written, without its country: a visitor may have omitted that. A dotted token counts as one too:
 * `example.de` does not find `example.com` of somebody called `de Vries`.
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
