import type { SpamReason } from '../store/store.ts';

const minTypingMs = 3000;

/** Suspected inquiries are accepted, because a password manager may have filled in the hidden field. */
export function findSpamReasons(honeypot: string, elapsedMs: number | null): SpamReason[] {
  const spamReasons: SpamReason[] = [];
  if (honeypot !== '') spamReasons.push('honeypot');
  if (elapsedMs !== null && elapsedMs < minTypingMs) spamReasons.push('too-fast');
  return spamReasons;
}
