import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isForeign } from '../../site/origin.ts';
import { createLimits, type LimitSettings, type Limits } from './limits.ts';

/** Nobody corrects a form ten times, not even a coach full of people behind one address. */
const refusalsPerInquiry = 10;

/** Each client's allowance for refused posts. An overall limit would let a few clients close the form to everybody. */
export function refusalLimits({ perClient }: LimitSettings): Limits {
  return createLimits({ perClient: perClient * refusalsPerInquiry, overall: Number.MAX_SAFE_INTEGER });
}

export interface PostGuards {
  refusals: Limits;
  siteOrigin: string;
}

/**
 * Hooks that refuse posts of other sites, and of clients whose posts keep being refused (4xx). Requests take from the allowance before
 * their bodies are read, so that concurrent ones get no more than others.
 */
export function guardPosts(
  { refusals, siteOrigin }: PostGuards,
  refuse: (reply: FastifyReply, status: number, detail: string) => void,
): Required<Pick<RouteShorthandOptions, 'onRequest' | 'preParsing' | 'onResponse'>> {
  // Once its connection is gone a request has no address any more.
  const clients = new WeakMap<FastifyRequest, string>();
  return {
    onRequest(request, reply, next) {
      if (isForeign(request.headers, siteOrigin))
        refuse(reply, 403, 'Inquiries are taken from pages of this site alone.');
      else next();
    },
    preParsing(request, reply, _body, next) {
      const retryAfter = refusals.take(request.ip);
      if (retryAfter > 0) {
        const detail =
          'Too many inquiries came. Go back: what you have typed is still there. Try again later.';
        refuse(reply.header('Retry-After', retryAfter), 429, detail);
        return;
      }
      clients.set(request, request.ip);
      next();
    },
    onResponse(request, { statusCode }, next) {
      const client = clients.get(request);
      if (client !== undefined && (statusCode < 400 || statusCode >= 500)) refusals.giveBack(client);
      next();
    },
  };
}
