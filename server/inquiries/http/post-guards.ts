import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isCrossSite } from '../../site/origin.ts';
import { createRateLimiter, type LimitSettings, type RateLimiter } from './limits.ts';

/** For each inquiry that a client may send. It leaves room for a coach full of people who share an address and make mistakes. */
const failedPostsPerInquiry = 10;

/** Has no overall limit, because a few clients could use it up and block the form for everyone. */
export function createFailedPostLimiter({ perClient }: LimitSettings): RateLimiter {
  return createRateLimiter({
    perClient: perClient * failedPostsPerInquiry,
    overall: Number.MAX_SAFE_INTEGER,
  });
}

export interface PostGuards {
  /** Counts posts that are answered with an error of the client. */
  failedPostLimiter: RateLimiter;
  siteOrigin: string;
}

/**
 * A post is counted before its body is read, so that concurrent posts cannot evade the limit. It is given back unless the answer is an
 * error of the client.
 */
export function guardPosts(
  { failedPostLimiter, siteOrigin }: PostGuards,
  refuse: (reply: FastifyReply, status: number, detail: string) => FastifyReply,
): Required<Pick<RouteShorthandOptions, 'onRequest' | 'preParsing' | 'onResponse'>> {
  // A request loses its address when its connection closes, so the address is stored.
  const clients = new WeakMap<FastifyRequest, string>();
  return {
    onRequest(request, reply, next) {
      if (isCrossSite(request.headers, siteOrigin))
        refuse(reply, 403, 'Inquiries are accepted only from pages of this site.');
      else next();
    },
    async preParsing(request, reply) {
      const client = request.ip;
      const retryAfter = await failedPostLimiter.take(client);
      if (retryAfter > 0) {
        const detail = 'Too many inquiries. Go back (what you typed is still there) and try again later.';
        return refuse(reply.header('Retry-After', retryAfter), 429, detail);
      }
      clients.set(request, client);
    },
    async onResponse(request, { statusCode }) {
      const client = clients.get(request);
      if (client !== undefined && (statusCode < 400 || statusCode >= 500))
        await failedPostLimiter.giveBack(client);
    },
  };
}
