import type { SpamMark } from '../store/store.ts';

/** Nobody fills in six fields within this time, in milliseconds. */
export const leastTypingMs = 3000;

/**
 * What makes a submission look like a machine's. It is stored and mailed all the same: a password manager may fill the
 * hidden field, and a lost inquiry is worse than a read advertisement.
 */
export function spamMarks(honeypot: string, elapsedMs: number | null): SpamMark[] {
  const marks: SpamMark[] = [];
  if (honeypot !== '') marks.push('honeypot');
  if (elapsedMs !== null && elapsedMs < leastTypingMs) marks.push('too-fast');
  return marks;
}
