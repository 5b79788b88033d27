/** The headers of every answer. The server sends them, the build writes them down for static hosts, `deploy/nginx.conf` repeats them. */

/** How long an answer may be cached. HTML is revalidated each time; a file with a hash in its name never changes. */
export type CacheRule = 'revalidate' | 'immutable' | 'hour';

export const cacheControl: Record<CacheRule, string> = {
  revalidate: 'no-cache',
  immutable: 'public, max-age=31536000, immutable',
  hour: 'public, max-age=3600',
};

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers that do not depend on what is answered. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions.map(name => `${name}=()`).join(', '),
};

/** The policy of the worker: it asks this site alone, and loads no other script. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** Hashes of what is inline in a page, as CSP sources: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy of a page. Its form may be submitted, to this site alone, if it `posts`. Other answers get a short
 * policy, without `inline`: nothing in them may run or load.
 */
export function contentSecurityPolicy(inline?: InlineHashes, posts = false): string {
  if (!inline) {
    return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
  }
  const { scripts, styles } = inline;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': styles,
    // Every page has masks in its style, and some have their first picture inside.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // Live inquiries are sent to the site itself. On simulated sites auditing tools fetch robots.txt.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': [posts ? "'self'" : "'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one use of its one policy: the address of the worker (`app/offline/register.ts`).
    'trusted-types': ['offline'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
