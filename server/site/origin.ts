import type { IncomingHttpHeaders } from 'node:http';

/** Requests without these headers are not from browsers, so they carry no cookies to abuse. */
export function isCrossSite(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === siteOrigin) return false;
  return URL.parse(origin)?.host !== host.toLowerCase();
}
