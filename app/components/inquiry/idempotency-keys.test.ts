import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keys } from './idempotency-keys.ts';

/** Contents of the stubbed session storage. */
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('keys', () => {
  it('are UUIDs', () => {
    const keys = new Keys();
    for (const content of ['', 'a', 'four on Friday', '🦜'.repeat(2000)])
      expect(keys.of(content)).toMatch(uuid);
  });

  it('survive a reload without storing the input', () => {
    const first = new Keys().of('four on Friday');
    expect([...stored.values()]).toEqual([expect.stringMatching(uuid)]);
    const reloaded = new Keys();
    expect(reloaded.of('four on Friday')).toBe(first);
    expect(reloaded.of('five on Friday')).not.toBe(first);
    reloaded.clear();
    expect(stored.size).toBe(0);
    expect(new Keys().of('four on Friday')).not.toBe(first);
  });

  it.each([
    ['available', () => {}],
    ['unavailable', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('stay the same for an inquiry until one has arrived, with storage %s', (_storage, prepare) => {
    prepare();
    const keys = new Keys();
    const first = keys.of('four on Friday');
    const changed = keys.of('five on Friday');
    expect(changed).not.toBe(first);
    expect(keys.of('four on Friday')).toBe(first);
    expect(keys.of('five on Friday')).toBe(changed);
    keys.clear();
    expect(keys.of('four on Friday')).not.toBe(first);
  });
});
