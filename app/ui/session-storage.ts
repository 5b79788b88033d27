import { readStorage, writeStorage } from './storage.ts';

export function readSession(key: string): object | null {
  try {
    const value: unknown = JSON.parse(readStorage('sessionStorage', key) ?? '');
    return Object(value) === value ? (value as object) : null;
  } catch {
    return null;
  }
}

/** `null` removes the key. */
export function writeSession(key: string, value: object | null): void {
  writeStorage('sessionStorage', key, value && JSON.stringify(value));
}
