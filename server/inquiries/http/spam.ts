import type { SpamMark } from '../store/store.ts';

/** Milliseconds. Nobody fills in the form in less. */
const leastTypingMs = 3000;

/**
 * What makes a submission look like a machine's. It is stored and mailed all the same: a password manager may have filled the
 * hidden field, and losing an inquiry is worse than reading an advertisement.
 */
export function spamMarks(honeypot: string, elapsedMs: number | null): SpamMark[] {
  const marks: SpamMark[] = [];
  if (honeypot !== '') marks.push('honeypot');
  if (elapsedMs !== null && elapsedMs < leastTypingMs) marks.push('too-fast');
  return marks;
}
