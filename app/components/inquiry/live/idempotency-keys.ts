import { readStorage, writeStorage } from '../../../ui/storage.ts';

const storageKey = 'inquiry-idempotency-key';

/**
 * A retry with equal content has the same key and is stored once; changed content needs another key, or the server refuses it
 * (docs/decisions/0007-two-deliveries.md). A key is a UUID ending with a hash of the content.
 */
export class IdempotencyKeys {
  #uuid: string | null = null;

  getKey(content: string): string {
    this.#uuid ??= readStorage('sessionStorage', storageKey) ?? createUuid();
    const uuid = this.#uuid;
    writeStorage('sessionStorage', storageKey, uuid);
    return uuid.slice(0, -8) + hash(content);
  }

  /** Call this after success or a key conflict. */
  clear(): void {
    this.#uuid = null;
    writeStorage('sessionStorage', storageKey, null);
  }
}

/** On a collision the server reports a conflict. */
function hash(content: string): string {
  let sum = 0;
  for (let index = 0; index < content.length; index += 1)
    sum = Math.imul(sum, 31) + content.charCodeAt(index);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** A version 4 UUID (RFC 9562): `crypto.randomUUID` exists only in secure contexts. */
export function createUuid(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
