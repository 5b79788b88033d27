import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { toClientNetwork } from './client.ts';

export interface LimitSettings {
  /** Inquiries per hour and client. */
  perClient: number;
  overall: number;
}

export type Limits = ReturnType<typeof createLimits>;

const hourSeconds = 3600;
/** The overall limiter has only one. */
const overallKey = '';

/** Refused inquiries count too, but do not prolong the hour. `onExhausted` is called once an hour at most. */
export function createLimits({ perClient, overall }: LimitSettings, onExhausted: () => void) {
  const clientLimiter = new RateLimiterMemory({ points: perClient, duration: hourSeconds });
  const overallLimiter = new RateLimiterMemory({ points: overall, duration: hourSeconds });

  return {
    /** Counts an inquiry. Resolves to the seconds to wait, or 0 if it is within the limits. */
    async take(address: string): Promise<number> {
      const client = await consume(clientLimiter, toClientNetwork(address));
      // A client beyond its own limit must not use up the overall one.
      if (client.consumedPoints > perClient) return toSeconds(client);
      const all = await consume(overallLimiter, overallKey);
      if (all.consumedPoints === overall + 1) onExhausted();
      return all.consumedPoints > overall ? toSeconds(all) : 0;
    },
  };
}

/** The limiter in memory rejects with its result. */
const consume = (limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> =>
  limiter.consume(key).catch((refusal: RateLimiterRes) => refusal);

const toSeconds = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000);
