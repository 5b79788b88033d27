import type { SpamMark } from '../store/store.ts';

/** Milliseconds. People take longer to fill in the form. */
const minTypingMs = 3000;

/** Why a submission looks automated. It is stored anyway: a password manager may have filled in the hidden field. */
export function spamMarks(honeypot: string, elapsedMs: number | null): SpamMark[] {
  const marks: SpamMark[] = [];
  if (honeypot !== '') marks.push('honeypot');
  if (elapsedMs !== null && elapsedMs < minTypingMs) marks.push('too-fast');
  return marks;
}
