import type { InquiryField } from '../domain/inquiry.ts';

/** The privacy policy's sentences on the data of an inquiry. */
type HeldData = Record<'contact' | 'visit' | 'requests', string>;

/** The sentence that covers each field, so that the compiler asks for one for a new field. */
const coveredBy: Record<InquiryField, keyof HeldData> = {
  fullName: 'contact',
  email: 'contact',
  phone: 'contact',
  visitDate: 'visit',
  numberOfVisitors: 'visit',
  specialRequests: 'requests',
};

/** The sentences that cover all fields, without duplicates. */
export const heldData = (sentences: HeldData): string[] =>
  [...new Set(Object.values(coveredBy))].map(name => sentences[name]);
