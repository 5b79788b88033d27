import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdempotencyKeys } from './idempotency-keys.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('idempotency keys', () => {
  it('are UUIDs', () => {
    const keys = new IdempotencyKeys();
    for (const content of ['', 'a', 'four on Friday', '🦜'.repeat(2000)])
      expect(keys.getKey(content)).toMatch(uuid);
  });

  it('survive a reload without storing the input', () => {
    const first = new IdempotencyKeys().getKey('four on Friday');
    expect([...storage.values()]).toEqual([expect.stringMatching(uuid)]);
    const reloaded = new IdempotencyKeys();
    expect(reloaded.getKey('four on Friday')).toBe(first);
    expect(reloaded.getKey('five on Friday')).not.toBe(first);
    reloaded.clear();
    expect(storage.size).toBe(0);
    expect(new IdempotencyKeys().getKey('four on Friday')).not.toBe(first);
  });

  it.each([
    ['available', () => {}],
    ['unavailable', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('stay the same for an inquiry until one has arrived, with storage %s', (_storage, prepare) => {
    prepare();
    const keys = new IdempotencyKeys();
    const first = keys.getKey('four on Friday');
    const changed = keys.getKey('five on Friday');
    expect(changed).not.toBe(first);
    expect(keys.getKey('four on Friday')).toBe(first);
    expect(keys.getKey('five on Friday')).toBe(changed);
    keys.clear();
    expect(keys.getKey('four on Friday')).not.toBe(first);
  });
});
