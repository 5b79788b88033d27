import { isDeepStrictEqual } from 'node:util';
import { referenceOf } from '../../server/inquiries/store/reference.ts';
import {
  type Acceptance,
  type NewMail,
  type OutboxSummary,
  type Reference,
  type Store,
  StoreUnavailable,
  type Submission,
} from '../../server/inquiries/store/store.ts';

/** The part of a store that the web server needs, in memory, with a switch for the day it fails. */
export interface MemoryStore extends Pick<Store, 'accept' | 'earlier' | 'check' | 'outboxSummary' | 'close'> {
  submissions: Submission[];
  mails: NewMail[];
  /** While this is true every call says that the store is unavailable. */
  down: boolean;
  /** While this is set no call ends before it. */
  gate: Promise<void> | undefined;
  outbox: OutboxSummary;
  closed: boolean;
}

export function memoryStore(): MemoryStore {
  const known = new Map<string, { submission: Submission; reference: Reference }>();
  return {
    submissions: [],
    mails: [],
    down: false,
    gate: undefined,
    outbox: { waiting: 0, overdue: 0, held: 0, dead: 0, deadForOffice: 0, oldestWaiting: null },
    closed: false,
    async accept(submission, mailsFor): Promise<Acceptance> {
      const earlier = await this.earlier(submission);
      if (earlier) return earlier;
      const reference = referenceOf(`${String(known.size).padStart(4, '0')}00`);
      this.mails.push(...mailsFor(reference));
      this.submissions.push(submission);
      known.set(submission.key, { submission, reference });
      return { outcome: 'stored', reference };
    },
    async earlier({ key, inquiry }) {
      await this.check();
      const first = known.get(key);
      if (!first) return null;
      const same = isDeepStrictEqual(first.submission.inquiry, inquiry);
      return same ? { outcome: 'replayed', reference: first.reference } : { outcome: 'conflict' };
    },
    async check() {
      await this.gate;
      if (this.down) throw new StoreUnavailable('The disk is full.');
    },
    async outboxSummary() {
      await this.check();
      return this.outbox;
    },
    async close() {
      this.closed = true;
    },
  };
}
