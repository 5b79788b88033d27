import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isCrossSite } from '../../site/origin.ts';
import { createLimits, type LimitSettings, type Limits } from './limits.ts';

/** Leaves room for a coach full of people who share an address and make mistakes. */
const refusalsPerInquiry = 10;

/** There is no overall limit, because a few clients could use it up and block the form for everyone. */
export function createRefusalLimits({ perClient }: LimitSettings): Limits {
  return createLimits({ perClient: perClient * refusalsPerInquiry, overall: Number.MAX_SAFE_INTEGER });
}

export interface PostGuards {
  refusals: Limits;
  siteOrigin: string;
}

/** Requests are counted before their bodies are read, so that concurrent requests cannot evade the limit. */
export function guardPosts(
  { refusals, siteOrigin }: PostGuards,
  refuse: (reply: FastifyReply, status: number, detail: string) => FastifyReply,
): Required<Pick<RouteShorthandOptions, 'onRequest' | 'preParsing' | 'onResponse'>> {
  // Remembered, because a request loses its address when its connection closes.
  const clients = new WeakMap<FastifyRequest, string>();
  return {
    onRequest(request, reply, next) {
      if (isCrossSite(request.headers, siteOrigin))
        refuse(reply, 403, 'Inquiries are accepted only from pages of this site.');
      else next();
    },
    async preParsing(request, reply) {
      const client = request.ip;
      const retryAfter = await refusals.take(client);
      if (retryAfter > 0) {
        const detail = 'Too many inquiries. Go back (what you typed is still there) and try again later.';
        return refuse(reply.header('Retry-After', retryAfter), 429, detail);
      }
      clients.set(request, client);
    },
    async onResponse(request, { statusCode }) {
      const client = clients.get(request);
      if (client !== undefined && (statusCode < 400 || statusCode >= 500)) await refusals.giveBack(client);
    },
  };
}
