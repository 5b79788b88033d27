import type { QueuedMail, StoredInquiry } from '../../server/inquiries/store/records.ts';
import { exampleReference } from '../../server/inquiries/store/reference.ts';
import { submission } from './inquiries.ts';

/** The office has done nothing with it yet. */
export function storedInquiry(args: Parameters<typeof submission> = []): StoredInquiry {
  const { idempotencyKey: _, ...rest } = submission(...args);
  const { receivedAt } = rest;
  const untouched = { openedAt: receivedAt, answeredAt: null, spamAt: null, lastContactAt: receivedAt };
  return { ...rest, ...untouched, reference: exampleReference, revision: 0 };
}

export function queuedMail(mail: Partial<QueuedMail> = {}): QueuedMail {
  const at = new Date('2026-11-20T09:15:00Z');
  return {
    id: 1,
    kind: 'office',
    reference: exampleReference,
    messageId: '<1@park.example>',
    state: 'waiting',
    attempts: 0,
    queuedAt: at,
    dueAt: at,
    sentAt: null,
    lastError: null,
    ...mail,
  };
}
