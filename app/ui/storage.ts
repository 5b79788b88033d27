/** Runs in the build, in the head, in the entry and in islands. */

/** Items are lost where the browser blocks storage or it is full. */

type StorageName = 'sessionStorage' | 'localStorage';

export function readStorage(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes the key. */
export function writeStorage(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // The page works without it.
  }
}

/** The object that `writeSession` has stored. */
export const readSession = (key: string): unknown => JSON.parse(readStorage('sessionStorage', key) ?? 'null');

/** `null` removes the key. */
export function writeSession(key: string, value: object | null): void {
  writeStorage('sessionStorage', key, value && JSON.stringify(value));
}
