import type { InquiryField } from '../domain/inquiry.ts';

/** What the privacy policy says that the office holds of an inquiry, sentence by sentence. */
type HeldData = Record<'contact' | 'visit' | 'requests', string>;

/** The sentence that covers each field. A new field needs one too. */
const coveredBy: Record<InquiryField, keyof HeldData> = {
  fullName: 'contact',
  email: 'contact',
  phone: 'contact',
  visitDate: 'visit',
  numberOfVisitors: 'visit',
  specialRequests: 'requests',
};

export const heldData = (sentences: HeldData): string[] =>
  [...new Set(Object.values(coveredBy))].map(name => sentences[name]);
