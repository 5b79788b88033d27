import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of another site. Browsers say so by `Sec-Fetch-Site`, older ones by an `Origin` that is
 * neither the site's nor the requested host. A request with neither comes from no browser, and is taken: without cookies it can
 * abuse nobody's rights.
 */
export function isForeign(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === siteOrigin) return false;
  return URL.parse(origin)?.host !== host.toLowerCase();
}
