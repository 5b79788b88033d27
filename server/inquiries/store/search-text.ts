/** The office searches for parts of a name, an address, a phone number or a reference. */
import type { Inquiry } from '../../../domain/inquiry.ts';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (text: string) => text.replace(/\D/g, '');

export function toSearchText(reference: string, { fullName, email, phone }: Inquiry): string {
  return fold([reference, reference.replaceAll('-', ''), fullName, email, phone, digitsOf(phone)].join('\n'));
}

const maxWords = 20;

/** Phone numbers and dates are searched for without punctuation. */
export function toSearchWords(query: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.map(word => (/^[\d+()/.-]+$/.test(word) ? digitsOf(word) : word));
}
