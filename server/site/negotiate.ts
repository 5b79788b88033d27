import type { Encoding, Representation, Resource } from './table.ts';

/** In order of preference. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** Characters of `Accept-Encoding` that are parsed. Browsers send about thirty. */
const maxAcceptLength = 200;

/** The representation for an `Accept-Encoding` (RFC 9110, section 12.5.3); uncompressed without one. */
export function negotiate({ representations }: Resource, acceptEncoding = ''): Representation {
  if (acceptEncoding.length > maxAcceptLength) return representations.identity;
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(parseWeighted));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best = 'identity'] = encodings
    .filter(encoding => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  return representations[best] ?? representations.identity;
}

/** `gzip;q=0.5` as name and weight. */
function parseWeighted(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map(piece => piece.trim());
  const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
  return [name, Number(weight ?? 1) || 0];
}

/** Whether an `If-None-Match` names this representation (RFC 9110, section 13.1.2: weak comparison). */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag);
}

/** Whether an `Accept` asks for a page. Browsers name HTML in it for navigations, not for scripts or pictures. */
export function acceptsHtml(accept: string | undefined): boolean {
  return accept !== undefined && /text\/html/i.test(accept);
}
