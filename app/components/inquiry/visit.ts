import { type FieldOf, type Inquiry, inquiryFields, isText } from '../../../domain/inquiry.ts';

/** What a ticket shows of an inquiry: the day and the number of visitors, nothing personal. */
export type Visit = Pick<Inquiry, FieldOf<'day' | 'count'>>;

export const visitOf = (inquiry: Inquiry): Visit =>
  Object.fromEntries(inquiryFields.flatMap(name => (isText(name) ? [] : [[name, inquiry[name]]]))) as Visit;
