import type { Day } from '../../../domain/day.ts';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import type {
  Acceptance,
  Announcement,
  AuditEvent,
  ClerkAction,
  Correction,
  DailyTask,
  ErasureCounts,
  InquiryFilter,
  NewMail,
  OutboxSummary,
  Paging,
  PurgeLimits,
  QueuedMail,
  Reference,
  Signature,
  StoredInquiry,
  Submission,
} from './records.ts';

/**
 * Both databases pass the same tests (`contract/contract.ts`). Every function may reject with `StoreUnavailable`. Functions with a `revision`
 * change nothing and return false (or null) if there is a newer one, or if the inquiry is gone.
 */
export interface Store {
  /** Resolves once the inquiry and its mails are on disk. */
  accept(
    submission: Submission,
    createMails: (reference: Reference) => readonly NewMail[],
  ): Promise<Acceptance>;
  findByKey(idempotencyKey: string): Promise<Reference | null>;
  find(reference: Reference): Promise<StoredInquiry | null>;
  list(filter: InquiryFilter, paging?: Paging): Promise<StoredInquiry[]>;
  count(filter: InquiryFilter): Promise<number>;
  countVisitors(filter: InquiryFilter): Promise<number>;
  /** Rejects with `StoreUnavailable` unless the store can be written. */
  checkWritable(): Promise<void>;

  /** Oldest first. */
  listEvents(reference: Reference): Promise<AuditEvent[]>;
  /** Records all actions or none. */
  recordActions(reference: Reference, revision: number, actions: readonly ClerkAction[]): Promise<boolean>;
  /** A `confirmation` replaces the previous one. */
  correct(
    reference: Reference,
    revision: number,
    correction: Correction,
    event: Signature & { text: string },
    confirmation?: NewMail,
  ): Promise<boolean>;
  /** Sends mails that were held or have failed. */
  releaseMails(reference: Reference, revision: number, signature: Signature): Promise<boolean>;

  /** Initials are empty for the command line and the daily purge. */
  erase(reference: Reference, revision: number, signature: Signature): Promise<ErasureCounts | null>;
  erasePerson(email: string, signature: Signature): Promise<ErasureCounts>;
  purge(limits: PurgeLimits, at: Date): Promise<ErasureCounts>;

  /** Returns false if the Message-ID is already queued. */
  enqueue(mail: NewMail, at: Date): Promise<boolean>;
  /** Hides mails that are due from other workers until `leaseUntil`. */
  leaseMails(now: Date, leaseUntil: Date, count: number): Promise<QueuedMail[]>;
  recordSent(id: number, at: Date): Promise<void>;
  /** If `retryAt` is null, the mail has failed. */
  recordFailure(id: number, error: string, retryAt: Date | null): Promise<void>;
  /** Those of an inquiry, or the failed ones of open inquiries. */
  listMails(selection: Reference | 'failed', limit?: number): Promise<QueuedMail[]>;
  summarizeOutbox(): Promise<OutboxSummary>;

  /** False if the task is done for this day, or another machine has it. */
  leaseTask(task: DailyTask, day: Day, now: Date, leaseUntil: Date): Promise<boolean>;
  finishTask(task: DailyTask, day: Day): Promise<void>;

  /** Grows with every announcement, edit and withdrawal. */
  getAnnouncementRevision(): Promise<number>;
  /** Those that end on this day or later, soonest first. */
  listAnnouncements(from: Day): Promise<Announcement[]>;
  announce(exception: ScheduleException, revision: number, signature: Signature): Promise<boolean>;
  editAnnouncement(
    id: number,
    exception: ScheduleException,
    revision: number,
    signature: Signature,
  ): Promise<boolean>;
  withdrawAnnouncement(id: number, revision: number): Promise<boolean>;

  /** Stores the proposed secret unless there is one. Returns the one that is stored. */
  ensureDeskSecret(proposedSecret: string): Promise<string>;
  close(): Promise<void>;
}
