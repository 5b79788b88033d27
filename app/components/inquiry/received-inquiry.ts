/** The inquiry that was last sent, in session storage, for the ticket after a reload. Nothing personal. */
import { haveTypes, inquiryFields, isTextField } from '../../../domain/inquiry.ts';
import { isRecord } from '../../../domain/typed-records.ts';
import { readSession, writeSession } from '../../ui/storage.ts';
import type { ReceivedInquiry } from './delivery.ts';

const receivedKey = 'inquiry-received';

const isText = (value: unknown) => ['string', 'undefined'].includes(typeof value);

export const isReceivedInquiry = (value: unknown): value is ReceivedInquiry =>
  isRecord(value) &&
  value['kind'] === 'received' &&
  isText(value['note']) &&
  isText(value['reference']) &&
  isRecord(value['visit']) &&
  haveTypes(
    inquiryFields.filter(name => !isTextField(name)),
    value['visit'],
  );

/** `null` removes it. */
export const saveReceivedInquiry = (inquiry: ReceivedInquiry | null): void =>
  writeSession(receivedKey, inquiry);

export function readReceivedInquiry(): ReceivedInquiry | null {
  const inquiry = readSession(receivedKey);
  return isReceivedInquiry(inquiry) ? inquiry : null;
}
