import type { Inquiry } from '../../shared/inquiry.ts';

/**
 * Brings an inquiry to the park. Resolves when it has arrived; rejects when it has not, or with the signal's reason
 * when the visitor has left the page.
 */
export type Deliver = (inquiry: Inquiry, signal: AbortSignal) => Promise<void>;
