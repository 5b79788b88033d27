import { useSyncExternalStore } from 'react';
import type { Outcome } from './delivery.ts';

/**
 * The inquiry that is under way. It belongs to the tab and not to the form: who looks at another page meanwhile neither
 * loses nor doubles it, and finds the form sending when they come back.
 */
interface Sending {
  /** While an inquiry is being sent nothing can be changed. */
  sending: boolean;
  /** How the last delivery ended, until the next begins or the page is left; a ticket stays for the visit. */
  outcome: Outcome | null;
}

const idle: Sending = { sending: false, outcome: null };
let now = idle;
const listeners = new Set<() => void>();

export function setSending(next: Partial<Sending>): void {
  now = { ...now, ...next };
  for (const listener of listeners) listener();
}

/** The page is left. Whatever is in the form when the visitor comes back is newer than the ticket. */
export function leaveForm(): void {
  const { sending, outcome } = now;
  const hasTicket = outcome?.kind === 'received' && outcome.visit;
  if (!sending) setSending({ outcome: hasTicket ? { ...outcome, earlier: true } : null });
}

/** Whether one is under way at this moment: between two renderings too. */
export function isSending(): boolean {
  return now.sending;
}

export function useSending(): Sending {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
    () => idle,
  );
}
