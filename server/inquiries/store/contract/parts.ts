import { onTestFinished, test } from 'vitest';
import type { Inquiry } from '../../../../domain/inquiry.ts';
import { exampleInquiry } from '../../../../tests/support/example-inquiry.ts';
import type { Store } from '../create-store.ts';
import type { ClerkAction, NewMail, Reference, Submission } from '../records.ts';

/** Makes an empty database, and returns how to open it. */
export type CreateDatabase = () => Promise<() => Store>;

export type StoreTest = ReturnType<typeof storeTest>;

/** Each test gets its own database and a store that two processes have opened. */
export const storeTest = (createDatabase: CreateDatabase) =>
  test
    .extend('open', async () => {
      const open = await createDatabase();
      return () => {
        const store = open();
        onTestFinished(() => store.close());
        return store;
      };
    })
    .extend('store', async ({ open }) => {
      const store = open();
      await store.count({});
      return store;
    })
    .extend('otherStore', ({ open }) => open());

export const monday = new Date('2026-03-02T10:00:00.123Z');
export const minutesAfter = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

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
  return { idempotencyKey, inquiry: { ...family, ...changes }, locale: 'en', isSuspected: false, receivedAt };
}

export const createTwoMails = (reference: Reference): NewMail[] => [
  { kind: 'office', messageId: `<office-${reference}@park.example>` },
  { kind: 'confirmation', messageId: `<visitor-${reference}@park.example>` },
];

export const createDigest = (id: string): NewMail => ({ kind: 'digest', messageId: `<${id}@park.example>` });

export const signedAt = (minute: number) => ({ actedAt: minutesAfter(minute), initials: 'AM' });

export const createAction = (kind: ClerkAction['kind'], minute: number, text = ''): ClerkAction => ({
  kind,
  text,
  ...signedAt(minute),
});

export async function storeInquiry(store: Store, ...args: Parameters<typeof submission>): Promise<Reference> {
  return (await store.accept(submission(...args), createTwoMails)).reference;
}

/** The states of the confirmations, in the order of these inquiries. */
export async function getConfirmationStates(store: Store, references: readonly Reference[]) {
  const mails = await Promise.all(references.map(reference => store.listMails(reference)));
  return mails.flat().flatMap(({ kind, state }) => (kind === 'confirmation' ? [state] : []));
}
