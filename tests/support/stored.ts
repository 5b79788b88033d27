import { exampleReference } from '../../server/inquiries/store/reference.ts';
import type { QueuedMail, Reference, StoredInquiry } from '../../server/inquiries/store/store.ts';
import { submission } from './inquiries.ts';

/** An inquiry with which the office has done nothing yet. */
export function storedInquiry(
  args: Parameters<typeof submission> = [],
  reference: Reference = exampleReference,
): StoredInquiry {
  const { idempotencyKey: _key, ...rest } = submission(...args);
  return {
    ...rest,
    reference,
    answeredAt: null,
    spamAt: null,
    lastContactAt: rest.receivedAt,
    events: [],
  };
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
