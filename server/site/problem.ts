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

/** Headers of what is made for one request alone. */
export const machineHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': contentSecurityPolicy(),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** Answers with a problem document (RFC 9457). Without a type of its own its title is that of the status. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors?: readonly FieldError[],
) {
  const problem = { title: STATUS_CODES[status], status, detail, ...(errors && { errors }) };
  return sendJson(reply, status, problem, 'application/problem+json');
}

/** Seconds after which to come again where nobody can know how long it will take. */
const usualRetryAfter = 30;

/** Says when to come again: with 429, after so many seconds; with 503, after the usual time. */
export function retryAfter(reply: FastifyReply, seconds = usualRetryAfter): FastifyReply {
  return reply.header('Retry-After', seconds);
}

/** Answers with a value in JSON. */
export function sendJson(reply: FastifyReply, status: number, value: object, type = 'application/json') {
  return reply
    .code(status)
    .headers({ ...machineHeaders, 'Content-Type': type })
    .serializer(JSON.stringify)
    .send(value);
}

/** The pointer to a member of the body by its name (RFC 6901, section 3). */
export function pointerTo(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
