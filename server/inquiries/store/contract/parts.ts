import { afterEach, beforeEach } from 'vitest';
import type { Inquiry } from '../../../../domain/inquiry.ts';
import { exampleInquiry } from '../../../../tests/support/example-inquiry.ts';
import type { RandomBelow } from '../reference.ts';
import type { Act, NewMail, Reference, Store, Submission } from '../store.ts';

/** One database, opened as often as a test likes: each opening stands for a process. */
export interface TestDatabase {
  open(parts?: { random?: RandomBelow }): Promise<Store>;
  remove(): Promise<void>;
}

export const monday = new Date('2026-03-02T10:00:00.123Z');
export const later = (minutes: number, from = monday) => new Date(from.getTime() + minutes * 60_000);

export const family: Inquiry = {
  ...exampleInquiry,
  fullName: 'Ana Pérez Ñandú',
  email: 'Ana@Example.com',
  visitDate: '2026-04-01',
  specialRequests: '',
};

export function submission(key: string, changes: Partial<Inquiry> = {}, receivedAt = monday): Submission {
  return { key, inquiry: { ...family, ...changes }, locale: 'en', marks: [], receivedAt };
}

/** A mail to the office and one to the visitor. */
export const twoMails = (reference: Reference): NewMail[] => [
  { kind: 'office', messageId: `<office-${reference}@park.example>` },
  { kind: 'confirmation', messageId: `<visitor-${reference}@park.example>` },
];

/** A mail that belongs to no inquiry. */
export const mail = (id: string): NewMail => ({ kind: 'digest', messageId: `<${id}@park.example>` });

/** Something that the office does. */
export const act = (kind: Act['kind'], actedAt: Date, text = '', by = 'AM'): Act => ({
  kind,
  actedAt,
  by,
  text,
});

/** Stores an inquiry and gives its reference. */
export async function stored(store: Store, ...of: Parameters<typeof submission>): Promise<Reference> {
  const acceptance = await store.accept(submission(...of), twoMails);
  if (acceptance.outcome !== 'stored') throw new Error(`Not stored: ${acceptance.outcome}`);
  return acceptance.reference;
}

/** What is there for the test that runs. */
export interface Fixture {
  database: TestDatabase;
  store: Store;
}

/** Gives each test of a `describe` an empty database and a store that is open. */
export function withStores(createDatabase: () => Promise<TestDatabase>): Fixture {
  const fixture = {} as Fixture;
  beforeEach(async () => {
    fixture.database = await createDatabase();
    fixture.store = await fixture.database.open();
  });
  afterEach(async () => {
    await fixture.store.close();
    await fixture.database.remove();
  });
  return fixture;
}
