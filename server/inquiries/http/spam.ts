import type { SpamReason } from '../store/store.ts';

/** People take longer to fill in the form. */
const minTypingMs = 3000;

/** Suspicious submissions are stored anyway: a password manager may have filled in the hidden field. */
export function findSpamReasons(honeypot: string, elapsedMs: number | null): SpamReason[] {
  const spamReasons: SpamReason[] = [];
  if (honeypot !== '') spamReasons.push('honeypot');
  if (elapsedMs !== null && elapsedMs < minTypingMs) spamReasons.push('too-fast');
  return spamReasons;
}
