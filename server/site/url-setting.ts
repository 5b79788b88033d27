/** Messages never repeat these URLs, because they may contain a password. */
import * as v from 'valibot';

interface UrlRules {
  example: string;
  protocols: readonly string[];
  /** Whether it may have a path and parameters. */
  allowsPath?: boolean;
}

export const createUrlSetting = (rules: UrlRules) =>
  v.pipe(
    v.string(),
    v.check(
      text => isValid(text, rules),
      `is no such URL; it must look like ${rules.example}. Encode special characters in user name and password: / is %2F, # is %23, ? is %3F, @ is %40, : is %3A, % is %25, and a space is %20.`,
    ),
  );

/** An unencoded `/`, `?` or `#` in a password ends the host early, and leaves the `@` in what follows. */
function isValid(text: string, { protocols, allowsPath = false }: UrlRules): boolean {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || /%(?![\da-f]{2})/i.test(text)) return false;
  const rest = url.pathname + url.search + url.hash;
  return allowsPath ? !rest.includes('@') : url.host !== '' && /^\/?$/.test(rest);
}

/** Omits credentials and parameters: `db.example.org:5432/park`. */
export function redactUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname === '/' ? '' : pathname}`;
}
