import { isDeepStrictEqual } from 'node:util';
import type { Exception } from '../../domain/exceptions.ts';
import { referenceOf } from '../../server/inquiries/store/reference.ts';
import {
  type Acceptance,
  type NewMail,
  type Reference,
  type Store,
  type StoredInquiry,
  StoreUnavailable,
  type Submission,
} from '../../server/inquiries/store/store.ts';

/** Only the methods that the web server needs. */
export class MemoryStore
  implements Pick<Store, 'accept' | 'earlier' | 'find' | 'announced' | 'check' | 'outboxSummary'>
{
  submissions: Submission[] = [];
  mails: NewMail[] = [];
  exceptions: Exception[] = [];
  /** While true, every call fails with `StoreUnavailable`. */
  down = false;
  outbox = {
    waiting: 0,
    overdue: 0,
    refused: 0,
    held: 0,
    dead: 0,
    deadForOffice: 0,
    oldestWaiting: null as Date | null,
  };
  readonly #references = new Map<string, Reference>();

  async accept(submission: Submission, mailsFor: (reference: Reference) => readonly NewMail[]) {
    const earlier = await this.earlier(submission);
    if (earlier) return earlier;
    const reference = referenceOf(`${String(this.submissions.length).padStart(4, '0')}00`);
    this.mails.push(...mailsFor(reference));
    this.submissions.push(submission);
    this.#references.set(submission.key, reference);
    return { outcome: 'stored', reference } as const;
  }

  async earlier({ key, inquiry }: Pick<Submission, 'key' | 'inquiry'>): Promise<Acceptance | null> {
    await this.check();
    const reference = this.#references.get(key);
    const first = this.submissions.find(submission => submission.key === key);
    if (!first || !reference) return null;
    const same = isDeepStrictEqual(first.inquiry, inquiry);
    return same ? { outcome: 'replayed', reference } : { outcome: 'conflict' };
  }

  async find(reference: Reference): Promise<StoredInquiry | null> {
    await this.check();
    return [...this.#references.values()].includes(reference) ? ({ reference } as StoredInquiry) : null;
  }

  async announced() {
    await this.check();
    return this.exceptions;
  }

  async check() {
    if (this.down) throw new StoreUnavailable('The disk is full.');
  }

  async outboxSummary(_now: Date) {
    await this.check();
    return this.outbox;
  }
}
