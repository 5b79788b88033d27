import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { storeInquiry } from './contract/parts.ts';
import { openForServer, openStore } from './open.ts';
import { StoreUnavailable } from './records.ts';

/** Waits as long as SQLite does for a lock. */
it('a server’s store that cannot be opened yet is unavailable until it can', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'inquiries.sqlite');
  await (await openStore({ kind: 'sqlite', file })).close();
  const holder = new DatabaseSync(file);
  onTestFinished(() => holder.close());
  holder.exec('BEGIN EXCLUSIVE');
  const reasons: string[] = [];
  const store = await openForServer({ kind: 'sqlite', file }, reason => reasons.push(reason));
  expect(reasons).toEqual(['SQLite: locked']);
  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
  holder.exec('ROLLBACK');
  await Promise.all([store.checkWritable(), storeInquiry(store, 'a')]);
  expect(await store.list({})).toHaveLength(1);
  await store.close();
  await expect(store.checkWritable()).rejects.toThrow('closed');
}, 30_000);
