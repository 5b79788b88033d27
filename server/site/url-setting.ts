/** Settings that are URLs. They may hold a password, so no message repeats them. */
import * as v from 'valibot';

interface UrlRules {
  /** `smtp://user:password@host:587` */
  example: string;
  /** `smtp:`, … */
  protocols: readonly string[];
  /** Whether a name may follow the host. */
  path?: boolean;
  /** Parameters that may follow `?`, each with the values that it may have, or with any. */
  parameters?: Readonly<Record<string, RegExp>>;
}

/** A URL that follows the rules. */
export const urlSetting = (rules: UrlRules) =>
  v.pipe(
    v.string(),
    v.check(
      text => isValid(text, rules),
      `is no such URL; it must look like ${rules.example}. Encode special characters in user name and password: / is %2F, # is %23, ? is %3F, @ is %40, : is %3A, % is %25, and a space is %20.`,
    ),
  );

/**
 * An unencoded `/`, `?` or `#` in a password ends the host early, so that the password continues in path, parameters or fragment: nothing may
 * be there that does not belong there.
 */
function isValid(text: string, { protocols, path = false, parameters = {} }: UrlRules): boolean {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || /[\s#]/.test(text) || !isDecodable(text)) return false;
  const { hostname, pathname, username, password, searchParams } = url;
  // A PostgreSQL host that begins with a slash is the folder of a socket.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return (
    /^\/?([\w.-]|[^\0-\x7f]|\/\b)+$|^\[[\da-f:.]+\]$/i.test(host) &&
    (path ? /^\/?[^/@:&;=]*$/ : /^\/?$/).test(pathname) &&
    (password === '' || username !== '') &&
    [...searchParams].every(([name, value]) => parameters[name]?.test(value))
  );
}

/** Whether user name and password can be percent-decoded. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Host and path of a URL, without credentials and parameters: `db.example.org:5432/park`. */
export function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname === '/' ? '' : pathname}`;
}
