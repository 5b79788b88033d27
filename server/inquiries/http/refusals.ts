import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isForeign } from '../../site/origin.ts';
import { createLimits, type LimitSettings, type Limits } from './limits.ts';

/** Nobody corrects a form ten times, so people with typing errors never reach the limit, not even a coach full of them behind one address. */
const refusalsPerInquiry = 10;

/**
 * The allowance for posts that are refused, for each client. There is no overall limit: by that a few clients could close the
 * form to everybody.
 */
export function refusalLimits({ perClient }: LimitSettings): Limits {
  return createLimits({ perClient: perClient * refusalsPerInquiry, overall: Number.MAX_SAFE_INTEGER });
}

export interface PostGuards {
  /** The allowance for posts that are refused. */
  refusals: Limits;
  siteOrigin: string;
}

/**
 * Hooks of a route that takes inquiries. They refuse pages of other sites, and clients that keep sending what is refused (4xx): a
 * request takes from the allowance before its body is read, and gives back if it was not refused. So many requests at once get no
 * more than one after the other.
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
