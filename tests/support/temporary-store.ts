import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Inquiry } from '../../domain/inquiry.ts';
import { writePlan } from '../../domain/plan/link.ts';
import { createPreferences, type Preferences } from '../../domain/plan/preferences.ts';
import { createMails } from '../../server/inquiries/mail/mails.ts';
import { createStore, type Store } from '../../server/inquiries/store/create-store.ts';
import type { Reference, Submission } from '../../server/inquiries/store/records.ts';
import { connectSqlite } from '../../server/inquiries/store/sqlite.ts';
import { sql } from '../../server/inquiries/store/statement.ts';
import { exampleInquiry } from './example-inquiry.ts';
import { mailSettings } from './mail-settings.ts';

export const examplePreferences: Preferences = {
  ...createPreferences('2026-12-24'),
  requestedIds: ['dolphin'],
  partySize: 4,
};
export const examplePlan = writePlan(examplePreferences);

interface Rest extends Partial<Pick<Submission, 'isSuspected' | 'locale'>> {
  receivedAt?: string;
}

export function submission(
  inquiry: Partial<Inquiry> = {},
  { receivedAt = '2026-11-20T09:15:00Z', ...rest }: Rest = {},
): Submission {
  const specialRequests = 'A ramp, please.\nAnd a birthday cake 🎂';
  const example: Inquiry = { ...exampleInquiry, visitDate: '2026-12-24', specialRequests };
  const idempotencyKey = randomUUID();
  const received = { receivedAt: new Date(receivedAt), locale: 'en', isSuspected: false } as const;
  return { idempotencyKey, inquiry: { ...example, ...inquiry }, ...received, ...rest };
}

/** Stores a submission with its mails, as the server does. */
export async function accept(store: Store, submitted: Submission): Promise<Reference> {
  const { reference } = await store.accept(submitted, reference =>
    createMails(submitted, reference, mailSettings),
  );
  return reference;
}

/** It is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inquiries-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** It is removed after the test. */
export async function temporaryStore(): Promise<Store> {
  const connection = connectSqlite(join(await temporaryFolder(), 'inquiries.sqlite'));
  await connection.query(sql`PRAGMA synchronous = OFF`);
  const store = createStore(connection);
  onTestFinished(() => store.close());
  return store;
}
