/** The office searches for parts of a name, an address, a phone number or a reference. */
import { type Inquiry, inquiryFields, isPhoneField } from '../../../domain/inquiry.ts';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (text: string) => text.replace(/\D/g, '');

export function toSearchText(reference: string, inquiry: Inquiry): string {
  const phones = inquiryFields.filter(isPhoneField).map(field => String(inquiry[field]));
  const texts = [reference, inquiry.fullName, inquiry.email, ...phones];
  return fold([...texts, reference.replaceAll('-', ''), ...phones.map(digitsOf)].join('\n'));
}

/** Phone numbers and dates are searched for without punctuation. */
export function toSearchWords(query: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.map(word => (/^[\d+()/.-]+$/.test(word) ? digitsOf(word) : word));
}
