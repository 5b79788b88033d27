/**
 * If cookies are blocked or storage is full, `window.name` stores the items: it survives navigation within this site, and browsers clear
 * it on the way to another.
 */

type StorageName = 'sessionStorage' | 'localStorage';

/** Unit tests have no window. */
const tab = globalThis as unknown as Pick<Window, 'name' | StorageName>;

export function readStorage(storage: StorageName, key: string): string | null {
  const fallback = readWindowName()[key];
  if (fallback !== undefined) return fallback;
  try {
    return tab[storage].getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes the key. */
export function writeStorage(storage: StorageName, key: string, text: string | null): void {
  const { [key]: previous, ...others } = readWindowName();
  let items: typeof others = others;
  try {
    if (text === null) tab[storage].removeItem(key);
    else tab[storage].setItem(key, text);
  } catch {
    if (text !== null) items = { ...others, [key]: text };
  }
  if (previous !== items[key]) tab.name = Object.keys(items).length > 0 ? JSON.stringify(items) : '';
}

/** Empty if another site has set the name. */
function readWindowName(): Record<string, string> {
  try {
    const items: unknown = JSON.parse(tab.name);
    return Object(items) === items ? (items as Record<string, string>) : {};
  } catch {
    return {};
  }
}
