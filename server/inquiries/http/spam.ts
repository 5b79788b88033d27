import type { SpamMark } from '../store/store.ts';

/** Milliseconds. Nobody fills in the form in less. */
const leastTypingMs = 3000;

/** Why a submission looks automated. It is stored all the same: a password manager may have filled in the hidden field. */
export function spamMarks(honeypot: string, elapsedMs: number | null): SpamMark[] {
  const marks: SpamMark[] = [];
  if (honeypot !== '') marks.push('honeypot');
  if (elapsedMs !== null && elapsedMs < leastTypingMs) marks.push('too-fast');
  return marks;
}
