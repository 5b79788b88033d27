import { expect, it, onTestFinished, vi } from 'vitest';
import { ManualClock } from '../../../tests/support/clock.ts';
import { temporaryStore } from '../../../tests/support/inquiries.ts';
import { SettingError } from '../../site/settings.ts';
import { openRetryDelay, openWithRetry } from './open.ts';
import { type Store, StoreUnavailable } from './store.ts';

function openedBy(open: () => Promise<Store>) {
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  const said: string[] = [];
  const opening = openWithRetry(open, {
    clock,
    onFailure: reason => said.push(reason),
    onOpen: () => said.push('open'),
  });
  return { opening, clock, said };
}

it('a store that cannot be opened yet is unavailable until a retry succeeds', async () => {
  const opened = await temporaryStore();
  const open = vi
    .fn(async () => opened)
    .mockRejectedValueOnce(new StoreUnavailable('gone'))
    .mockRejectedValueOnce(new StoreUnavailable('gone'))
    .mockRejectedValueOnce(new SettingError('wrong password'));
  const { opening, clock, said } = openedBy(open);
  const store = await opening;
  onTestFinished(() => store.close());
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
    await expect(store.list({})).rejects.toThrow(StoreUnavailable);
    await clock.asleep(openRetryDelay);
    clock.advance(openRetryDelay);
  }
  await expect.poll(() => said).toEqual(['gone', 'wrong password', 'open']);
  await store.check();
  expect(await store.list({})).toEqual([]);
});

it('a store is opened immediately, or fails if only the owner can fix it', async () => {
  const opened = await temporaryStore();
  const { opening, said } = openedBy(async () => opened);
  expect(await opening).toBe(opened);
  expect(said).toEqual([]);
  for (const error of [new SettingError('wrong password'), new TypeError('ours')]) {
    const { opening } = openedBy(() => Promise.reject(error));
    await expect(opening).rejects.toThrow(error);
  }
});

it('opening a store times out, so that pages are served meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Store>();
  const { opening, clock, said } = openedBy(() => promise);
  await clock.asleep(10_000);
  clock.advance(10_000);
  const store = await opening;
  await expect(store.check()).rejects.toThrow('no answer');
  // A store that opens after closing is closed too.
  await store.close();
  const late = await temporaryStore();
  resolve(late);
  await expect.poll(() => late.check().then(() => 'open', String)).toContain('closed');
  expect(said).toEqual(['no answer']);
});
