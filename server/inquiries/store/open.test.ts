import { describe, expect, it, onTestFinished } from 'vitest';
import { ManualClock } from '../../../tests/support/clock.ts';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { SettingError } from '../../site/settings.ts';
import { openAgainAfter, openPatiently, openStore } from './open.ts';
import { type Store, StoreUnavailable } from './store.ts';

/** A store that opens as often as it is told why not, and then does. */
async function patiently(...failures: Error[]) {
  const file = `${await temporaryFolder()}/inquiries.sqlite`;
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  const said: string[] = [];
  let opened: Store | undefined;
  const open = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    opened = await openStore({ kind: 'sqlite', file });
    return opened;
  };
  const store = await openPatiently(open, {
    clock,
    onFailure: reason => said.push(reason),
    onOpen: () => said.push('open'),
  });
  onTestFinished(() => store.close());
  return { store, clock, said, opened: () => opened };
}

describe('a store that a server waits for', () => {
  it('is unavailable until it opens, then as any other', async () => {
    const { store, clock, said } = await patiently(
      new StoreUnavailable('gone'),
      new StoreUnavailable('gone'),
      new SettingError('wrong password'),
    );
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(store.check()).rejects.toThrow(StoreUnavailable);
      await expect(store.list({})).rejects.toThrow(StoreUnavailable);
      await clock.asleep(openAgainAfter);
      clock.advance(openAgainAfter);
    }
    await expect.poll(() => said).toEqual(['gone', 'wrong password', 'open']);
    await store.check();
    expect(await store.list({})).toEqual([]);
  });

  it('is the store itself where it opens at once', async () => {
    const { store, said, opened } = await patiently();
    expect(store).toBe(opened());
    expect(said).toEqual([]);
  });

  it('is refused at the start where only an owner can put it right', async () => {
    await expect(patiently(new SettingError('wrong password'))).rejects.toThrow('wrong password');
    await expect(patiently(new TypeError('ours'))).rejects.toThrow('ours');
  });

  it('is not waited for without end: pages are served meanwhile', async () => {
    const clock = new ManualClock('2026-11-20T12:00:00Z');
    const { promise, resolve } = Promise.withResolvers<Store>();
    const said: string[] = [];
    const opening = openPatiently(() => promise, {
      clock,
      onFailure: reason => said.push(reason),
      onOpen: () => said.push('open'),
    });
    await clock.asleep(10_000);
    clock.advance(10_000);
    const store = await opening;
    await expect(store.check()).rejects.toThrow('no answer');
    // What opens after it was closed is closed too.
    await store.close();
    const late = await openStore({ kind: 'sqlite', file: `${await temporaryFolder()}/inquiries.sqlite` });
    resolve(late);
    await expect.poll(() => late.check().then(() => 'open', String)).toContain('closed');
    expect(said).toEqual(['no answer']);
  });
});
