/** Messages never repeat these URLs, because they may contain a password. */
import * as v from 'valibot';

interface UrlRules {
  example: string;
  protocols: readonly string[];
  path?: boolean;
  parameters?: Readonly<Record<string, RegExp>>;
}

export const createUrlSetting = (rules: UrlRules) =>
  v.pipe(
    v.string(),
    v.check(
      text => isValid(text, rules),
      `is no such URL; it must look like ${rules.example}. Encode special characters in user name and password: / is %2F, # is %23, ? is %3F, @ is %40, : is %3A, % is %25, and a space is %20.`,
    ),
  );

/**
 * An unencoded `/`, `?` or `#` ends the host early, and the rest of a password lands in path, query or fragment: reject anything
 * unexpected there.
 */
function isValid(text: string, { protocols, path = false, parameters = {} }: UrlRules): boolean {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || /[\s#]/.test(text) || !isDecodable(text)) return false;
  const { hostname, pathname, username, password, searchParams } = url;
  // A PostgreSQL host that begins with a slash is a socket folder.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return (
    /^\/?([\w.-]|[^\0-\x7f]|\/\b)+$|^\[[\da-f:.]+\]$/i.test(host) &&
    (path ? /^\/?[^/@:&;=]*$/ : /^\/?$/).test(pathname) &&
    (password === '' || username !== '') &&
    [...searchParams].every(([name, value]) => parameters[name]?.test(value))
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Omits credentials and parameters: `db.example.org:5432/park`. */
export function redactUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname === '/' ? '' : pathname}`;
}
