import { type FieldOf, type Inquiry, inquiryFields, isText } from '../../../domain/inquiry.ts';

/** What a ticket shows of an inquiry: the day, its plan and the number of visitors, nothing personal. */
export type Visit = Pick<Inquiry, FieldOf<'day' | 'count'> | 'plan'>;

export const visitOf = (inquiry: Inquiry): Visit =>
  ({
    ...Object.fromEntries(inquiryFields.flatMap(name => (isText(name) ? [] : [[name, inquiry[name]]]))),
    ...(inquiry.plan && { plan: inquiry.plan }),
  }) as Visit;
