import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { createLimits, type LimitSettings, type Limits } from './limits.ts';

/**
 * Refused posts that a client has for each inquiry that it may send. Nobody corrects a form ten times, so people with typing
 * errors never reach the limit, not even a coach full of them behind one address.
 */
const refusalsPerInquiry = 10;

/**
 * The allowance for posts that are refused, for each client. There is no overall limit: by that a few clients could close the
 * form to everybody.
 */
export function refusalLimits({ perClient }: LimitSettings): Limits {
  return createLimits({ perClient: perClient * refusalsPerInquiry, overall: Number.MAX_SAFE_INTEGER });
}

/**
 * Hooks of a route that count what it refuses (4xx). A request takes from the allowance before its body is read, and gives back
 * if it was not refused. So many requests at once get no more than one after the other.
 */
export function meterRefusals(
  refusals: Limits,
  refuse: (reply: FastifyReply, retryAfter: number) => void,
): Required<Pick<RouteShorthandOptions, 'preParsing' | 'onResponse'>> {
  // Once its connection is gone a request has no address any more.
  const clients = new WeakMap<FastifyRequest, string>();
  return {
    preParsing(request, reply, _body, next) {
      const retryAfter = refusals.take(request.ip);
      if (retryAfter > 0) {
        refuse(reply, retryAfter);
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
