/** Objects kept for the tab. */
import { readStored, writeStored } from './stored.ts';

export function readSession(key: string): object | null {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', key) ?? '');
    return Object(kept) === kept ? (kept as object) : null;
  } catch {
    return null;
  }
}

/** `null` removes it. */
export function writeSession(key: string, value: object | null): void {
  writeStored('sessionStorage', key, value && JSON.stringify(value));
}
