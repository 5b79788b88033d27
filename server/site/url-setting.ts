/** Settings that are URLs. They may hold a password, so no message repeats them. */
import * as v from 'valibot';

export interface UrlRules {
  /** `smtp://user:password@host:587` */
  example: string;
  /** `smtp:`, … */
  protocols: readonly string[];
  /** Whether the host may be missing, in favor of a parameter. */
  hostless?: boolean;
  /** Whether a name may follow the host. */
  path?: boolean;
  /** Parameters that may follow `?`. */
  parameters?: readonly string[];
  /** Whether a user name needs a password. */
  passwordRequired?: boolean;
}

const encoding =
  'Encode special characters in user name and password: / is %2F, # is %23, ? is %3F, @ is %40, : is %3A, % is %25, and a space is %20.';

/** A URL setting. `faultIn` says what is wrong with a URL, to be read after the setting's name; undefined if nothing. */
export const urlSetting = (faultIn: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.check(
      text => faultIn(text) === undefined,
      ({ input }) => faultIn(input) ?? '',
    ),
  );

/** What is wrong with the form of a URL, and how to write it. */
export function urlFault(text: string, rules: UrlRules): string | undefined {
  const fault = faultIn(text, rules);
  return fault && `${fault}; it must look like ${rules.example}. ${encoding}`;
}

/**
 * What is wrong with a URL. An unencoded `/`, `?` or `#` in a password ends the host early, so that the password continues in path,
 * parameters or fragment: nothing may be there that does not belong there.
 */
function faultIn(text: string, rules: UrlRules): string | undefined {
  const { protocols, hostless = false, path = false, parameters = [], passwordRequired = false } = rules;
  const begins = protocols.some(protocol => text.toLowerCase().startsWith(`${protocol}//`));
  if (!begins) return `does not begin with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`;
  // The parser would silently drop some of them.
  if (/[\s\p{Cc}]/u.test(text)) return 'holds a space or a line break';
  if (!isDecodable(text)) return 'has a % that encodes no character';
  const url = URL.parse(text);
  if (!url) return 'has no host, or a port that is not a number';
  const { hostname, pathname, username, password, searchParams } = url;
  const host = decodeURIComponent(hostname);
  // A PostgreSQL host that begins with a slash is the folder of a socket.
  const isHost = /^([\w.-]|[^\0-\x7f])+$|^\[[\da-f:.]+\]$/i.test(host) || (hostless && /^($|\/)/.test(host));
  if (!isHost) return 'has no valid host';
  if (text.includes('#')) return 'holds a # that is not encoded';
  if (url.search.includes('@')) return 'holds a ? or an @ that is not encoded';
  if (parameters.length === 0 && text.includes('?')) return 'holds a ?, but takes no parameters';
  if ([...searchParams.keys()].some(name => !parameters.includes(name)))
    return `has an unknown parameter after the ? (known are ${parameters.join(', ')})`;
  if (!(path ? /^\/?[^/@:]*$/ : /^\/?$/).test(pathname)) return 'holds a / that does not belong there';
  if (/[&;=]/.test(pathname))
    return 'holds a &, ; or = that does not belong there (parameters begin with a ?)';
  if (username === '' && password !== '') return 'has a password without a user name';
  if (passwordRequired && username !== '' && password === '') return 'has a user name without a password';
  return undefined;
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
