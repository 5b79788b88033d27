import { useSyncExternalStore } from 'react';
import type { Outcome } from './delivery.ts';

/** The inquiry under way. It belongs to the tab: a visitor who looks at another page meanwhile neither loses nor doubles it. */
interface Sending {
  /** Nothing can be changed meanwhile. */
  sending: boolean;
  /** How the last delivery ended, until the next begins or the page is left; a ticket stays. */
  outcome: Outcome | null;
}

const idle: Sending = { sending: false, outcome: null };
let current = idle;
const listeners = new Set<() => void>();

export function setSending(next: Partial<Sending>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** The page is left: whatever is in the form on return is newer than the ticket. */
export function leaveForm(): void {
  const { sending, outcome } = current;
  const hasTicket = outcome?.kind === 'received' && outcome.visit;
  if (!sending) setSending({ outcome: hasTicket ? { ...outcome, earlier: true } : null });
}

/** As it is at this moment, between two renderings too. */
export const isSending = (): boolean => current.sending;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSending = (): Sending =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => idle,
  );
