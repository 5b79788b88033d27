/** Which page an address means that was mistyped, or changed by the program that passed it on. */

/** What ends the path of an address, also if encoded, even several times: `?`, `#`, `&` and `;`. */
const pathEnd = /[?#&;]|%(?:25)*(?:3f|23|26|3b)/i;
const fragmentStart = /#|%(?:25)*23/i;

/** Longer than any page's path with the marks of a sentence after it. */
const mostCharacters = 300;

/** Pages by what is left of their paths without accents, capitals and marks. */
export type PageIndex = ReadonlyMap<string, string>;

export const indexPages = (paths: readonly string[]): PageIndex =>
  new Map(paths.map(path => [nameOf(path), path]));

/**
 * The address of the page that an address means: without capitals, marks and spaces around it, file endings and wrong accents; with
 * its query and fragment, even if their first character was encoded.
 * @param address path, query and fragment, as they were requested
 * @returns `null` if it means no page, or is the page's own
 */
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

/** Splits a text at the first match. */
function cut(text: string, at: RegExp): [string, string] {
  const found = at.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, ''];
}

/** Decodes until nothing is encoded. A malformed path stays as it is: its `%` is in no page's name. */
function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decode(decoded);
  } catch {
    return path;
  }
}

/** German umlauts are written `ae`, `oe`, `ue`, or without their dots. */
const umlauts = /([aou])e/g;

/** Other languages have a prefix: people who edit it in an address write one for English as well. */
const defaultPrefix = /^en(\/|$)/;

/** What word processors and people write in place of a hyphen. */
const hyphens = /[\p{Pd}_\s]+/gu;

/** Control characters and `..` mean no page. */
const suspicious = /\p{Cc}|(^|\/)\.\.(\/|$)|%/u;

function nameOf(typed: string): string {
  // A link that was copied with the end of its line.
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
