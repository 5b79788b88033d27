import type { FieldOf, Inquiry } from '../../../domain/inquiry.ts';

/** Shown on the ticket; nothing personal. */
export type Visit = Pick<Inquiry, FieldOf<'day' | 'count'> | 'plan'>;

export const toVisit = ({ visitDate, numberOfVisitors, plan }: Inquiry): Visit => ({
  visitDate,
  numberOfVisitors,
  ...(plan && { plan }),
});
