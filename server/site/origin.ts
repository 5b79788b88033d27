import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from a page of another site. Without either header it is not from a browser, so it carries no cookies to abuse. */
export function isCrossSite(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === siteOrigin) return false;
  return URL.parse(origin)?.host !== host.toLowerCase();
}
