import type { SpamReason } from '../store/records.ts';

const minTypingMs = 3000;

/** Suspected inquiries are accepted, because a password manager may have filled in the hidden field. `elapsedMs` is null without scripts. */
export function findSpamReasons(honeypot: unknown, elapsedMs: unknown): SpamReason[] {
  const spamReasons: SpamReason[] = [];
  if (honeypot) spamReasons.push('honeypot');
  const isSlow = typeof elapsedMs === 'number' && elapsedMs >= minTypingMs;
  if (elapsedMs !== null && !isSlow) spamReasons.push('too-fast');
  return spamReasons;
}
