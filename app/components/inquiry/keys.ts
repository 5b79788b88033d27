const storageKey = 'inquiry-number';

/**
 * The `Idempotency-Key` of every inquiry that was tried and has not been answered yet: the same inquiry is sent with the
 * same key, however often, and the park stores it once. A key is made of a random number and of the content. The number is
 * in session storage until an inquiry has arrived, so that a reload does not make another inquiry of the same words; by
 * itself it says nothing.
 *
 * A changed inquiry gets a key of its own. When the first may have arrived after all, the park then has both, each
 * confirmed by mail: with the old key the change would be refused, and lost.
 */
export class Keys {
  #number: string | null = null;

  /** The key of this content: as before, or new. */
  of(content: string): string {
    this.#number ??= tried(() => sessionStorage.getItem(storageKey)) ?? randomUuid();
    const number = this.#number;
    tried(() => sessionStorage.setItem(storageKey, number));
    return number.slice(0, -8) + digits(content);
  }

  /** An inquiry has arrived, or a key was another's: whatever comes next is a new one. */
  clear(): void {
    this.#number = null;
    tried(() => sessionStorage.removeItem(storageKey));
  }
}

/** Storage may be off or full: the number is in memory as well. */
function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Eight hexadecimal digits. Where two inquiries of a visitor have the same, the park says so, and the key is replaced. */
function digits(content: string): string {
  let hash = 0;
  for (let at = 0; at < content.length; at += 1) hash = Math.imul(hash, 31) + content.charCodeAt(at);
  return (hash >>> 0).toString(16).padStart(8, '0');
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
