import type { Encoding, Representation, Resource } from './table.ts';

/** In order of preference. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

/** Longest `Accept-Encoding` that is parsed, in characters. Browsers send some thirty. */
const longestAccept = 200;

/** The representation for an `Accept-Encoding` (RFC 9110, section 12.5.3). Without the header nothing is compressed. */
export function negotiate(resource: Resource, acceptEncoding: string | undefined): Representation {
  const { representations } = resource;
  if (!acceptEncoding || acceptEncoding.length > longestAccept) return representations.identity;
  const weights = parseWeights(acceptEncoding);
  let best = representations.identity;
  let bestWeight = 0;
  for (const encoding of preferred) {
    const candidate = representations[encoding];
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (candidate && weight > bestWeight) {
      best = candidate;
      bestWeight = weight;
    }
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    weights.set(name, Number.isFinite(value) ? value : 0);
  }
  return weights;
}

/** Whether an `If-None-Match` names this representation (RFC 9110, section 13.1.2: weak comparison). */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag);
}

/** Whether an `Accept` asks for a page. Browsers name HTML in it for a navigation, not for scripts or pictures. */
export function acceptsHtml(accept: string | undefined): boolean {
  return accept !== undefined && /text\/html/i.test(accept);
}
