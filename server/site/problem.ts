import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { commonHeaders, contentSecurityPolicy } from './headers.ts';

/** One wrong value of a body. */
export interface FieldError {
  /** JSON pointer (RFC 6901): `/email`; empty for the body itself. */
  pointer: string;
  code: string;
  /** For developers; the words for visitors are content. */
  detail: string;
}

/** Headers of answers that are made for one request and must not be cached. */
export const uncachedHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': contentSecurityPolicy(),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** Answers with a problem document (RFC 9457) of no type, whose title is the text of the status. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors?: readonly FieldError[],
) {
  const problem = { title: STATUS_CODES[status], status, detail, ...(errors && { errors }) };
  return sendJson(reply, status, problem, 'application/problem+json');
}

/** Seconds. Nobody can know when the store will be available again. */
const usualRetryAfter = 30;

/** Sets `Retry-After`: for a 429 the seconds until there is an allowance, for a 503 the usual time. */
export function retryAfter(reply: FastifyReply, seconds = usualRetryAfter): FastifyReply {
  return reply.header('Retry-After', seconds);
}

/** Answers with a value in JSON, which is cached only where the answer has a `Cache-Control` already. */
export function sendJson(reply: FastifyReply, status: number, value: object, type = 'application/json') {
  const cacheControl = reply.getHeader('Cache-Control') ?? uncachedHeaders['Cache-Control'];
  return reply
    .code(status)
    .headers({ ...uncachedHeaders, 'Cache-Control': cacheControl, 'Content-Type': type })
    .serializer(JSON.stringify)
    .send(value);
}

/** The pointer to a member of the body by its name (RFC 6901, section 3). */
export function pointerTo(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
