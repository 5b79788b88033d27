import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPgbouncer, withoutPgbouncer } from '../../../tests/support/pgbouncer.ts';
import { startPostgresql, withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import { mail, monday, stored } from './contract/parts.ts';
import { openPostgresql } from './postgresql.ts';
import { StoreUnavailable } from './store.ts';

describe('behind PgBouncer', { skip: withoutPostgresql || withoutPgbouncer }, () => {
  let server: Awaited<ReturnType<typeof startPostgresql>>;
  let database: string;
  beforeAll(async () => {
    server = await startPostgresql();
    database = await server.createDatabase();
  });
  afterAll(() => server?.remove());

  async function behind(settings: Record<string, string | number>): Promise<string> {
    const pooler = await startPgbouncer(database, settings);
    onTestFinished(() => pooler.stop());
    return pooler.url;
  }

  it('the store works in session mode', async () => {
    const store = await openPostgresql(await behind({ pool_mode: 'session' }));
    onTestFinished(() => store.close());
    const references = await Promise.all(Array.from({ length: 20 }, (_, key) => stored(store, `${key}`)));
    await store.enqueue(mail('digest'), monday);
    expect((await store.list({})).map(({ reference }) => reference).sort()).toEqual(references.sort());
  });

  it.each<[mode: object, url: (url: string) => string, error: new () => Error, words: RegExp]>([
    [{ pool_mode: 'transaction' }, url => url, SettingError, /Set it to session mode/],
    [{ pool_mode: 'transaction', default_pool_size: 1 }, url => url, SettingError, /Set it to session mode/],
    [
      { pool_mode: 'transaction', min_pool_size: 5, server_round_robin: 1 },
      url => url,
      SettingError,
      /Set it to session mode/,
    ],
    [{ pool_mode: 'statement' }, url => url, SettingError, /Set it to session mode/],
    [
      { pool_mode: 'session' },
      url => `${url}&options=-c%20jit%3Doff`,
      SettingError,
      /startup parameter: options/,
    ],
    [{ pool_mode: 'session' }, url => url.replace(/test_\d+/, 'nowhere'), SettingError, /no such database/],
    [{ auth_type: 'scram-sha-256' }, url => url, SettingError, /client password/],
    [{ pool_mode: 'session', max_client_conn: 1 }, url => url, StoreUnavailable, /max_client_conn/],
  ])('the store is not opened in another configuration: %j', async (mode, change, kind, words) => {
    const opening = openPostgresql(change(await behind({ ...mode })));
    await expect(opening).rejects.toThrow(kind);
    await expect(opening).rejects.toThrow(words);
  });
});
