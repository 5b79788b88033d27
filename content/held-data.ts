import type { Inquiry } from '../domain/inquiry.ts';

/** The privacy policy's sentences on the data of an inquiry. */
type HeldData = Record<'contact' | 'visit' | 'plan' | 'requests', string>;

/** The sentence that covers each part, so that the compiler asks for one for a new field. */
const coveredBy: Record<keyof Inquiry, keyof HeldData> = {
  fullName: 'contact',
  email: 'contact',
  phone: 'contact',
  visitDate: 'visit',
  numberOfVisitors: 'visit',
  plan: 'plan',
  specialRequests: 'requests',
};

/** The sentences that cover everything, without duplicates. */
export const heldData = (sentences: HeldData): string[] =>
  [...new Set(Object.values(coveredBy))].map(name => sentences[name]);
