import { isDeepStrictEqual } from 'node:util';
import type { ScheduleException } from '../../domain/exceptions.ts';
import {
  type Acceptance,
  type NewMail,
  type Reference,
  type StoredInquiry,
  StoreUnavailable,
  type Submission,
} from '../../server/inquiries/store/records.ts';
import { referenceOf } from '../../server/inquiries/store/reference.ts';
import type { Store } from '../../server/inquiries/store/store.ts';

/** Only the methods that the web server needs. */
export class MemoryStore
  implements
    Pick<
      Store,
      'accept' | 'findEarlier' | 'find' | 'listAnnouncedExceptions' | 'checkWritable' | 'summarizeOutbox'
    >
{
  submissions: Submission[] = [];
  mails: NewMail[] = [];
  exceptions: ScheduleException[] = [];
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

  async accept(submission: Submission, createMails: (reference: Reference) => readonly NewMail[]) {
    const earlier = await this.findEarlier(submission);
    if (earlier) return earlier;
    const reference = referenceOf(`${String(this.submissions.length).padStart(4, '0')}00`);
    this.mails.push(...createMails(reference));
    this.submissions.push(submission);
    this.#references.set(submission.idempotencyKey, reference);
    return { outcome: 'stored', reference } as const;
  }

  async findEarlier({
    idempotencyKey,
    inquiry,
  }: Pick<Submission, 'idempotencyKey' | 'inquiry'>): Promise<Acceptance | null> {
    await this.checkWritable();
    const reference = this.#references.get(idempotencyKey);
    const first = this.submissions.find(submission => submission.idempotencyKey === idempotencyKey);
    if (!first || !reference) return null;
    const same = isDeepStrictEqual(first.inquiry, inquiry);
    return same ? { outcome: 'replayed', reference } : { outcome: 'conflict' };
  }

  async find(reference: Reference): Promise<StoredInquiry | null> {
    await this.checkWritable();
    return [...this.#references.values()].includes(reference) ? ({ reference } as StoredInquiry) : null;
  }

  async listAnnouncedExceptions() {
    await this.checkWritable();
    return this.exceptions;
  }

  async checkWritable() {
    if (this.down) throw new StoreUnavailable('The disk is full.');
  }

  async summarizeOutbox(_now: Date) {
    await this.checkWritable();
    return this.outbox;
  }
}
