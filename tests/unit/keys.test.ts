import { describe, expect, it } from 'vitest';
import { Keys, randomUuid } from '../../app/inquiry/keys.ts';

describe('keys', () => {
  it('stay with their inquiry until one has arrived', () => {
    const keys = new Keys();
    const first = keys.of('four on Friday');
    const changed = keys.of('five on Friday');
    expect(changed).not.toBe(first);
    expect(keys.of('four on Friday')).toBe(first);
    expect(keys.of('five on Friday')).toBe(changed);
    keys.clear();
    expect(keys.of('four on Friday')).not.toBe(first);
  });

  it('that were used up are replaced', () => {
    const keys = new Keys();
    const first = keys.of('four');
    keys.forget('four');
    expect(keys.of('four')).not.toBe(first);
  });

  it.each([
    ['all zeros', 0x00, '00000000-0000-4000-8000-000000000000'],
    ['all ones', 0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('of %s random bytes are version 4 UUIDs', (_name, byte, uuid) => {
    const getRandomValues = <T extends ArrayBufferView>(bytes: T) => {
      new Uint8Array(bytes.buffer).fill(byte);
      return bytes;
    };
    expect(randomUuid({ getRandomValues } as Crypto)).toBe(uuid);
  });
});
