import { type FieldOf, type Inquiry, inquiryFields, isText } from '../../../domain/inquiry.ts';

/** What a ticket says of an inquiry: the day and who comes, and nothing personal. */
export type Visit = Pick<Inquiry, FieldOf<'day' | 'count'>>;

export const visitOf = (inquiry: Inquiry): Visit =>
  Object.fromEntries(inquiryFields.flatMap(name => (isText(name) ? [] : [[name, inquiry[name]]]))) as Visit;
