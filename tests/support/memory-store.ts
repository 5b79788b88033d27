import type { ScheduleException } from '../../domain/exceptions.ts';
import {
  type NewMail,
  type OutboxSummary,
  type Reference,
  type StoredInquiry,
  StoreUnavailable,
  type Submission,
} from '../../server/inquiries/store/records.ts';
import { referenceOf } from '../../server/inquiries/store/reference.ts';
import type { Store } from '../../server/inquiries/store/store.ts';
import { toStored } from './stored.ts';

type Methods = 'accept' | 'findByKey' | 'find' | 'listAnnouncements' | 'checkWritable' | 'summarizeOutbox';

/** Only the methods that the visitors' part of the server needs. */
export class MemoryStore implements Pick<Store, Methods> {
  mails: NewMail[] = [];
  exceptions: ScheduleException[] = [];
  /** While true, every call fails with `StoreUnavailable`. */
  down = false;
  outbox: OutboxSummary = { failed: 0, oldestWaiting: null };
  readonly #submissions = new Map<Reference, Submission>();

  get submissions(): Submission[] {
    return [...this.#submissions.values()];
  }

  async accept(submission: Submission, createMails: (reference: Reference) => readonly NewMail[]) {
    const earlier = await this.findByKey(submission.idempotencyKey);
    if (earlier) return { reference: earlier, isNew: false };
    const reference = referenceOf(`${String(this.#submissions.size).padStart(4, '0')}00`);
    this.mails.push(...createMails(reference));
    this.#submissions.set(reference, submission);
    return { reference, isNew: true };
  }

  async findByKey(idempotencyKey: string): Promise<Reference | null> {
    await this.checkWritable();
    const entries = [...this.#submissions];
    return entries.find(([, submission]) => submission.idempotencyKey === idempotencyKey)?.[0] ?? null;
  }

  async find(reference: Reference): Promise<StoredInquiry | null> {
    await this.checkWritable();
    const submission = this.#submissions.get(reference);
    return submission ? toStored(submission, reference) : null;
  }

  async listAnnouncements() {
    await this.checkWritable();
    return this.exceptions.map((exception, id) => ({
      id,
      exception,
      announcedAt: new Date(0),
      initials: 'AM',
    }));
  }

  async checkWritable() {
    if (this.down) throw new StoreUnavailable('The disk is full.');
  }

  async summarizeOutbox() {
    await this.checkWritable();
    return this.outbox;
  }
}
