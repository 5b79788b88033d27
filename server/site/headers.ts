/**
 * The headers of every answer, in one place: the server sends them, and the build writes them out for static hosts.
 */

/** How long an answer may be kept. HTML is asked for again each time; what has its hash in its name never changes. */
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

/** Hashes of what is inline in a page, as CSP sources: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy of a page: nothing may be framed, and nothing submitted but by a page that `posts`, to this
 * site. Answers that are no pages get the short one, since nothing in them may run, load or be framed, and a page asks for
 * a dozen files.
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
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // Live inquiries go to the site itself. A simulated one goes nowhere; auditing tools ask for robots.txt in its name.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': [posts ? "'self'" : "'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
