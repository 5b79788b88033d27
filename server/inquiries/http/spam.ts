import type { SpamReason } from '../store/store.ts';

const minTypingMs = 3000;

/** Never a reason to refuse: a password manager may have filled in the hidden field. */
export function findSpamReasons(honeypot: string, elapsedMs: number | null): SpamReason[] {
  const spamReasons: SpamReason[] = [];
  if (honeypot !== '') spamReasons.push('honeypot');
  if (elapsedMs !== null && elapsedMs < minTypingMs) spamReasons.push('too-fast');
  return spamReasons;
}
