/** Finds the page that a mistyped or mangled address means. */

/** Possibly encoded several times. */
const pathEndMark = /[?#&;]|%(?:25)*(?:3f|23|26|3b)/i;
const fragmentStart = /#|%(?:25)*23/i;

const maxLength = 300;

/** Paths by their normalized form. */
export type PageIndex = ReadonlyMap<string, string>;

export const indexPages = (paths: readonly string[]): PageIndex =>
  new Map(paths.map(path => [normalizePath(path), path]));

/** Includes query and fragment. `null` if the address means no page or is already correct. */
export function findIntendedPage(address: string, pages: PageIndex): string | null {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(address) ?? [];
  const pathEnd = path.search(pathEndMark);
  const pagePath = pathEnd < 0 ? path : path.slice(0, pathEnd);
  const page = pagePath.length <= maxLength ? pages.get(normalizePath(decode(pagePath))) : undefined;
  if (page === undefined || page === path) return null;
  const suffix = pathEnd < 0 ? '' : path.slice(pathEnd);
  const [encodedQuery, encodedFragment] = splitAt(suffix, fragmentStart);
  const queries = [encodedQuery.includes('=') && encodedQuery.replace(pathEndMark, ''), query].filter(
    Boolean,
  );
  const pageFragment = encodedFragment || fragment;
  return page + (queries.length > 0 ? `?${queries.join('&')}` : '') + (pageFragment && `#${pageFragment}`);
}

function splitAt(text: string, separator: RegExp): [string, string] {
  const match = separator.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text, ''];
}

/** Leaves malformed paths, whose `%` matches no page. */
function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decode(decoded);
  } catch {
    return path;
  }
}

/** German umlauts: `ae`, `oe`, `ue`, or without dots. */
const umlauts = /([aou])e/g;

/** English has no prefix, but people write one. */
const defaultPrefix = /^en(\/|$)/;

const hyphens = /[\p{Pd}_\s]+/gu;

const unsafePath = /\p{Cc}|(^|\/)\.\.(\/|$)|%/u;

function normalizePath(typed: string): string {
  // From a copied line end.
  const path = typed.trimEnd();
  if (unsafePath.test(path)) return path;
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
