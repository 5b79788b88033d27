import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleInquiry } from '../../../../tests/support/example-inquiry.ts';
import { forgetIdempotencyKey, getIdempotencyKey } from './idempotency-key.ts';

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

it('an inquiry keeps its key until it has arrived; a changed one gets another', () => {
  const first = getIdempotencyKey(exampleInquiry);
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(getIdempotencyKey({ ...exampleInquiry })).toBe(first);
  const changed = getIdempotencyKey({ ...exampleInquiry, numberOfVisitors: 5 });
  expect(changed).not.toBe(first);
  forgetIdempotencyKey();
  expect(storage.size).toBe(0);
  expect(getIdempotencyKey({ ...exampleInquiry, numberOfVisitors: 5 })).not.toBe(changed);
});
