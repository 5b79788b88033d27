import { readStorage, writeStorage } from '../../ui/storage.ts';

const storageKey = 'inquiry-number';

/**
 * The `Idempotency-Key` of each unanswered inquiry: the same content is sent with the same key and stored once; changed content needs
 * another key, or the server refuses it (docs/decisions/0007-two-deliveries.md). A key is a UUID, kept in session storage to survive a
 * reload, whose last digits are replaced by a hash of the content.
 */
export class Keys {
  #uuid: string | null = null;

  of(content: string): string {
    this.#uuid ??= readStorage('sessionStorage', storageKey) ?? createUuid();
    const uuid = this.#uuid;
    writeStorage('sessionStorage', storageKey, uuid);
    return uuid.slice(0, -8) + hashOf(content);
  }

  /** Starts afresh, after an inquiry has arrived or its key was in conflict. */
  clear(): void {
    this.#uuid = null;
    writeStorage('sessionStorage', storageKey, null);
  }
}

/** A hash of eight hexadecimal digits. On a collision the server reports a conflict, and the key is replaced. */
function hashOf(content: string): string {
  let hash = 0;
  for (let at = 0; at < content.length; at += 1) hash = Math.imul(hash, 31) + content.charCodeAt(at);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A version 4 UUID (RFC 9562): `crypto.randomUUID` exists only in secure contexts. */
export function createUuid(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
