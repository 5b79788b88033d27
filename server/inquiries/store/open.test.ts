import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { SettingError } from '../../site/settings.ts';
import { storeInquiry } from './contract/parts.ts';
import { openForServer, openStore } from './open.ts';
import { StoreUnavailable } from './records.ts';

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

it('a server does not start with a database that only the owner can mend', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const file = join(folder, 'inquiries.sqlite');
  writeFileSync(folder, '');
  const opening = openForServer({ kind: 'sqlite', file }, () => {});
  await expect(opening).rejects.toThrow(SettingError);
  await expect(opening).rejects.toThrow(`DATA_DIR: "${file}" cannot be written: `);
  expect(existsSync(file)).toBe(false);
});
