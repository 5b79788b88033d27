import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site sends this. Browsers say so by `Sec-Fetch-Site`, older ones by an `Origin` that is neither
 * the site's nor the host that they ask. What says neither is no browser, and carries nobody's rights: there are no
 * cookies here.
 */
export function isForeign(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === siteOrigin) return false;
  return URL.parse(origin)?.host !== host.toLowerCase();
}
