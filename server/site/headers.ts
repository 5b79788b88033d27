/** `deploy/nginx.conf` repeats these headers. */

export type CacheRule = 'page' | 'revalidate' | 'immutable' | 'hour';

/** Proxies must not rewrite pages: Cloudflare, for example, obfuscates mail addresses with a script that our CSP blocks. */
const noTransform = 'no-transform';

export const cacheControl: Record<CacheRule | 'never', string> = {
  // A page that is visited again within a minute costs no request.
  page: `max-age=60, ${noTransform}`,
  revalidate: `no-cache, ${noTransform}`,
  never: `no-store, ${noTransform}`,
  immutable: 'public, max-age=31536000, immutable',
  hour: 'public, max-age=3600',
};

const permissions =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

export const sharedHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions
    .split(' ')
    .map(name => `${name}=()`)
    .join(', '),
};

export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
