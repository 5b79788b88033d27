/**
 * The `Idempotency-Key` of every inquiry that was tried and has not been answered yet, by its content: the same inquiry
 * is sent with the same key, however often, and the park stores it once.
 *
 * A changed inquiry gets a key of its own. When the first may have arrived after all, the park then has both, each
 * confirmed by mail: with the old key the change would be refused, and lost.
 */
export class Keys {
  readonly #keys = new Map<string, string>();

  /** The key of this content: as before, or new. */
  of(content: string): string {
    const key = this.#keys.get(content) ?? randomUuid();
    this.#keys.set(content, key);
    return key;
  }

  /** The next of this content is another inquiry, with another key. */
  forget(content: string): void {
    this.#keys.delete(content);
  }

  /** An inquiry has arrived: whatever comes next is a new one. */
  clear(): void {
    this.#keys.clear();
  }
}

/** A version 4 UUID (RFC 9562). Browsers have `randomUUID` on `https` and `localhost` only. */
export function randomUuid(
  source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
