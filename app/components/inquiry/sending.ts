import { useSyncExternalStore } from 'react';
import type { Outcome } from './delivery.ts';

/** State of the current submission. Shared by the whole tab, so that navigating meanwhile neither loses nor duplicates it. */
interface Sending {
  /** The form is read-only meanwhile. */
  sending: boolean;
  /** The last outcome, until the next submission or until the visitor leaves the page; a ticket stays. */
  outcome: Outcome | null;
}

const idle: Sending = { sending: false, outcome: null };
let current = idle;
const listeners = new Set<() => void>();

export function setSending(next: Partial<Sending>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** On leaving the page: whatever is in the form on return is newer than the ticket. */
export function leaveForm(): void {
  const { sending, outcome } = current;
  const hasTicket = outcome?.kind === 'received' && outcome.visit;
  if (!sending) setSending({ outcome: hasTicket ? { ...outcome, earlier: true } : null });
}

/** The current value, even between renders. */
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
