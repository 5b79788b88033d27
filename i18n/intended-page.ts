/** Finds the page that a mistyped or mangled address means. */

/** `?`, `#`, `&` and `;`, possibly encoded several times. */
const pathEnd = /[?#&;]|%(?:25)*(?:3f|23|26|3b)/i;
const fragmentStart = /#|%(?:25)*23/i;

/** Longer than any page's path followed by punctuation. */
const mostCharacters = 300;

/** Paths by their normalized form. */
export type PageIndex = ReadonlyMap<string, string>;

export const indexPages = (paths: readonly string[]): PageIndex =>
  new Map(paths.map(path => [nameOf(path), path]));

/** Returns the page's address, with the query and fragment; `null` if the address means no page or is already the page's own. */
export function findIntendedPage(address: string, pages: PageIndex): string | null {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(address) ?? [];
  const end = path.search(pathEnd);
  const name = end < 0 ? path : path.slice(0, end);
  const page = name.length <= mostCharacters ? pages.get(nameOf(decode(name))) : undefined;
  if (page === undefined || page === path) return null;
  const inPath = end < 0 ? '' : path.slice(end);
  const [queryInPath = '', fragmentInPath = ''] = cut(inPath, fragmentStart);
  const kept = [queryInPath.includes('=') && queryInPath.replace(pathEnd, ''), query].filter(Boolean);
  const found = fragmentInPath || fragment;
  return page + (kept.length > 0 ? `?${kept.join('&')}` : '') + (found && `#${found}`);
}

function cut(text: string, at: RegExp): [string, string] {
  const found = at.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, ''];
}

/** Decodes repeatedly. Leaves malformed paths, whose `%` matches no page. */
function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decode(decoded);
  } catch {
    return path;
  }
}

/** German umlauts are written `ae`, `oe`, `ue`, or without dots. */
const umlauts = /([aou])e/g;

/** English has no prefix, but people who edit addresses write one. */
const defaultPrefix = /^en(\/|$)/;

/** Including what is typed in place of a hyphen. */
const hyphens = /[\p{Pd}_\s]+/gu;

const suspicious = /\p{Cc}|(^|\/)\.\.(\/|$)|%/u;

function nameOf(typed: string): string {
  // From a copied line end.
  const path = typed.trimEnd();
  if (suspicious.test(path)) return path;
  return path
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(umlauts, '$1')
    .replace(/\/+/g, '/')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(hyphens, '-')
    .replace(defaultPrefix, '')
    .replace(/\.html?$/, '')
    .replace(/(^|\/)index$/, '');
}
