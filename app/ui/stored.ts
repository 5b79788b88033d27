/**
 * Texts kept for the tab (`sessionStorage`) or for the next visit (`localStorage`). Where cookies are blocked or storage is full,
 * `window.name` keeps them: it outlasts documents of this site in the tab, and browsers clear it on the way to another.
 */

type Storages = 'sessionStorage' | 'localStorage';

/** The window; in tests of modules there is none. */
const tab = globalThis as unknown as Pick<Window, 'name' | Storages>;

export function readStored(storage: Storages, key: string): string | null {
  const named = readName()[key];
  if (named !== undefined) return named;
  try {
    return tab[storage].getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes it. */
export function writeStored(storage: Storages, key: string, text: string | null): void {
  const { [key]: before, ...others } = readName();
  let named: typeof others = others;
  try {
    if (text === null) tab[storage].removeItem(key);
    else tab[storage].setItem(key, text);
  } catch {
    if (text !== null) named = { ...others, [key]: text };
  }
  if (before !== named[key]) tab.name = Object.keys(named).length > 0 ? JSON.stringify(named) : '';
}

/** Empty if another site has named the window. */
function readName(): Record<string, string> {
  try {
    const named: unknown = JSON.parse(tab.name);
    return Object(named) === named ? (named as Record<string, string>) : {};
  } catch {
    return {};
  }
}
