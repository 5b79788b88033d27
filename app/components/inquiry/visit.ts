/** Runs in the build, in the head and in islands. */
import { type FieldOf, haveTypes, type Inquiry } from '../../../domain/inquiry.ts';
import { isRecord } from '../../../domain/typed-records.ts';
import type { ReceivedInquiry } from './delivery.ts';

/** Shown on the ticket; nothing personal. */
export type Visit = Pick<Inquiry, FieldOf<'day' | 'count'> | 'plan'>;

export const toVisit = ({ visitDate, numberOfVisitors, plan }: Inquiry): Visit => ({
  visitDate,
  numberOfVisitors,
  ...(plan && { plan }),
});

const isText = (value: unknown) => ['string', 'undefined'].includes(typeof value);

export const isReceivedInquiry = (value: unknown): value is ReceivedInquiry =>
  isRecord(value) &&
  value['kind'] === 'received' &&
  isText(value['note']) &&
  isText(value['reference']) &&
  isRecord(value['visit']) &&
  haveTypes(['visitDate', 'numberOfVisitors'], value['visit']);
