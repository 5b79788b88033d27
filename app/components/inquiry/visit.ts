import { type FieldOf, type Inquiry, inquiryFields, isTextField } from '../../../domain/inquiry.ts';

/** Shown on the ticket; nothing personal. */
export type Visit = Pick<Inquiry, FieldOf<'day' | 'count'> | 'plan'>;

export const toVisit = (inquiry: Inquiry): Visit =>
  ({
    ...Object.fromEntries(inquiryFields.flatMap(name => (isTextField(name) ? [] : [[name, inquiry[name]]]))),
    ...(inquiry.plan && { plan: inquiry.plan }),
  }) as Visit;
