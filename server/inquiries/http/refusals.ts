import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ClientOf } from './client.ts';
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
  { refusals, clientOf }: { refusals: Limits; clientOf: ClientOf },
  refuse: (reply: FastifyReply, retryAfter: number) => void,
): Required<Pick<RouteShorthandOptions, 'preParsing' | 'onResponse'>> {
  const metered = new WeakSet<FastifyRequest>();
  return {
    preParsing(request, reply, _body, next) {
      const retryAfter = refusals.take(clientOf(request.raw));
      if (retryAfter > 0) {
        refuse(reply, retryAfter);
        return;
      }
      metered.add(request);
      next();
    },
    onResponse(request, reply, next) {
      const { statusCode } = reply;
      if (metered.has(request) && (statusCode < 400 || statusCode >= 500))
        refusals.giveBack(clientOf(request.raw));
      next();
    },
  };
}
