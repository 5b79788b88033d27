import { test } from 'vitest';
import type { Inquiry } from '../../../../domain/inquiry.ts';
import { exampleInquiry } from '../../../../tests/support/example-inquiry.ts';
import type { ClerkAction, NewMail, Reference, Submission } from '../records.ts';
import type { RandomBelow } from '../reference.ts';
import type { Store } from '../store.ts';

export interface StoreParts {
  random?: RandomBelow;
}

/** Each opened store simulates a process. */
export interface TestDatabase {
  open(parts?: StoreParts): Promise<Store>;
  remove(): Promise<void>;
}

export type StoreTest = ReturnType<typeof storeTest>;

/** Each test gets its own database and an open store. */
export const storeTest = (createDatabase: () => Promise<TestDatabase>) =>
  test
    .extend('created', createDatabase)
    .extend('database', ({ created }, { onCleanup }): Pick<TestDatabase, 'open'> => {
      const openedStores: Store[] = [];
      onCleanup(async () => {
        for (const store of openedStores) await store.close();
        await created.remove();
      });
      return {
        async open(parts) {
          const store = await created.open(parts);
          openedStores.push(store);
          return store;
        },
      };
    })
    .extend('store', ({ database }) => database.open());

export const monday = new Date('2026-03-02T10:00:00.123Z');
export const minutesAfter = (minutes: number, from = monday) => new Date(from.getTime() + minutes * 60_000);

export const family: Inquiry = {
  ...exampleInquiry,
  fullName: 'Ana Pérez Ñandú',
  email: 'Ana@Example.com',
  visitDate: '2026-04-01',
  specialRequests: '',
};

export function submission(
  idempotencyKey: string,
  changes: Partial<Inquiry> = {},
  receivedAt = monday,
): Submission {
  return { idempotencyKey, inquiry: { ...family, ...changes }, locale: 'en', spamReasons: [], receivedAt };
}

export const createTwoMails = (reference: Reference): NewMail[] => [
  { kind: 'office', messageId: `<office-${reference}@park.example>` },
  { kind: 'confirmation', messageId: `<visitor-${reference}@park.example>` },
];

export const createMail = (id: string): NewMail => ({ kind: 'digest', messageId: `<${id}@park.example>` });

export const createAction = (
  kind: ClerkAction['kind'],
  actedAt: Date,
  text = '',
  initials = 'AM',
): ClerkAction => {
  return { kind, actedAt, initials, text };
};

export async function storeInquiry(store: Store, ...args: Parameters<typeof submission>): Promise<Reference> {
  const acceptance = await store.accept(submission(...args), createTwoMails);
  if (acceptance.outcome !== 'stored') throw new Error(`Not stored: ${acceptance.outcome}`);
  return acceptance.reference;
}
