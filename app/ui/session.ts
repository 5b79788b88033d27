/** Objects in session storage, which may be off or full. */

export function readSession(key: string): object | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return Object(kept) === kept ? (kept as object) : null;
  } catch {
    return null;
  }
}

/** `null` removes it. */
export function writeSession(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is off or full.
  }
}
