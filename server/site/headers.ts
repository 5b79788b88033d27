/** The headers of every response: sent by the server, written by the build for static hosts, repeated in `deploy/nginx.conf`. */

export type CacheRule = 'page' | 'revalidate' | 'immutable' | 'hour';

/**
 * For all that visitors read: no proxy may rewrite it. Cloudflare, for example, replaces mail addresses by links to a page of its own,
 * whose script our policy stops.
 */
const unchanged = 'no-transform';

export const cacheControl: Record<CacheRule | 'never', string> = {
  // For long enough that a link can be prefetched (`app/prefetch.ts`).
  page: `max-age=60, ${unchanged}`,
  revalidate: `no-cache, ${unchanged}`,
  never: `no-store, ${unchanged}`,
  immutable: 'public, max-age=31536000, immutable',
  hour: 'public, max-age=3600',
};

/** What no page may use. */
const permissions =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

/** Share pictures and icons, which other sites show. */
export const sharedHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions
    .split(' ')
    .map(name => `${name}=()`)
    .join(', '),
};

/** The policy of answers made for one request: they may run and load nothing. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
