import type { Inquiry } from '../../../../domain/inquiry.ts';
import { readSession, writeSession } from '../../../ui/session-storage.ts';

const storageKey = 'inquiry-idempotency-key';

interface Attempt {
  key: string;
  /** What was sent with the key. */
  content: string;
}

/**
 * Sending an inquiry again, also after a reload, has the same key, so that it is stored once. A changed one has a new key, because the
 * server answers a known key with its first result (docs/decisions/0007-two-deliveries.md).
 */
export function getIdempotencyKey(inquiry: Inquiry): string {
  const content = JSON.stringify(inquiry);
  const previous = readSession(storageKey) as Partial<Attempt> | null;
  if (previous?.key !== undefined && previous.content === content) return previous.key;
  const key = crypto.randomUUID();
  writeSession(storageKey, { key, content } satisfies Attempt);
  return key;
}

/** Call this after success. */
export const forgetIdempotencyKey = (): void => writeSession(storageKey, null);
