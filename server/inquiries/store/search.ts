import { domainToASCII, domainToUnicode } from 'node:url';
import { type Inquiry, inquiryFields, isFieldOfKind, isTextField } from '../../../domain/inquiry.ts';
import { findPhoneNumbers, nationalDigits, type PhoneNumber } from '../phone.ts';

/** Unicode does not decompose these letters. */
const replacements = Object.fromEntries(
  'ß=ss ł=l ø=o đ=d ð=d þ=th æ=ae œ=oe ı=i'.split(' ').map(pair => pair.split('=')),
);

const maxWordLength = 40;

/** Also drops an `e` after a, o or u, because `Müller` may be typed as `Mueller`. */
const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßłøđðþæœı]/g, letter => replacements[letter] ?? letter)
    .replace(/(?<=[aou])e/g, '');

const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const isDotted = (token: string) => /[\p{L}\p{N}][.@]+[\p{L}\p{N}]/u.test(token);

const truncateWord = (word: string) => word.slice(0, maxWordLength);

/** A dotted word also counts as one: `example.de`. */
function toWords(text: string): string[] {
  const tokens = foldText(text).split(/\s+/);
  return tokens
    .flatMap(token => [...splitWords(token), ...(isDotted(token) ? [splitWords(token).join('')] : [])])
    .map(truncateWord);
}

/** The words include the parent domains, in Unicode and Punycode. */
function toAddressWords(address: string): string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const labels = [domain, domainToASCII(domain), domainToUnicode(domain)].map(name => name.split('.'));
  const domains = labels.flatMap(parts => parts.map((_, index) => parts.slice(index).join('.')));
  return [address, ...domains].flatMap(toWords);
}

const minDigits = 3;

function findNumber(query: string): PhoneNumber | undefined {
  const [number, ...otherNumbers] = findPhoneNumbers(query);
  if (!number || otherNumbers.length > 0 || number.digits.length < minDigits) return undefined;
  const rest = query.slice(0, number.from).replace(/^\s*tel\b/i, '') + query.slice(number.to);
  return /[\p{L}\p{N}@]/u.test(rest) ? undefined : number;
}

/** Leading zeros are dropped, because they depend on the caller's country. */
const toNumberWords = ({ number, digits }: PhoneNumber): string[] =>
  [number, digits].map(spelling => truncateWord(spelling.replace(/^[+0]+/, '')));

const joinUnique = (words: readonly string[]) => [...new Set(words)].map(word => ` ${word}`).join('');

export const toNoteWords = (text: string): string => joinUnique(toWords(text));

/** Rows from before a migration may lack fields that were added later. */
export function toInquiryWords(
  reference: string,
  inquiry: Partial<Inquiry>,
  notes: readonly string[],
): string {
  const parts = toWords(reference);
  const texts = inquiryFields.filter(isTextField).flatMap(field => {
    const text = String(inquiry[field] ?? '');
    if (isFieldOfKind(field, 'email')) return toAddressWords(text);
    return isFieldOfKind(field, 'line')
      ? [...toWords(text), ...findPhoneNumbers(text).flatMap(toNumberWords)]
      : toWords(text);
  });
  // A reference is also found without hyphens, as `7f3k2q` or `ip7f3k2q`.
  return joinUnique([...parts, parts.slice(1).join(''), parts.join(''), ...texts, ...notes.flatMap(toWords)]);
}

/**
 * LIKE patterns: prefixes of words, and digits anywhere. A phone number is searched without its country code. `example.de` does not find
 * `example.com` of somebody called `de Vries`.
 */
export function toSearchPatterns(query: string): string[] {
  const tokens = foldText(query).split(/\s+/);
  const number = findNumber(query);
  const words = number
    ? [nationalDigits(number)]
    : tokens.flatMap(token => (isDotted(token) ? [splitWords(token).join('')] : splitWords(token)));
  const searchWords = [...new Set(words.map(truncateWord))].filter(word => word !== '').slice(0, 20);
  return searchWords.map(word => (/^\d+$/.test(word) ? `%${word}%` : `% ${word}%`));
}
