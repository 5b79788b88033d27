import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetworks } from './client.ts';

const hour = 3600;

export interface Limits {
  /** Resolves to the seconds to wait, or 0 if the request is within the limits. */
  take(client: string): Promise<number>;
  giveBack(client: string): Promise<void>;
}

export interface LimitSettings {
  /** Inquiries per hour and client. */
  perClient: number;
  overall: number;
}

type LimitEntry = [limiter: RateLimiterMemory, key: string];

/** A /48 IPv6 network may send as many inquiries as this many clients. */
const clientsPerSite = 4;

/** Refused requests do not count. Addresses stay in memory for an hour at most. */
export function createLimits({ perClient, overall }: LimitSettings, onOverallLimit = () => {}): Limits {
  const createLimiter = (points: number) => new RateLimiterMemory({ points, duration: hour });
  const all = createLimiter(overall);
  const sites = createLimiter(perClient * clientsPerSite);
  const clients = createLimiter(perClient);

  /** The overall limit comes first, so that a request that it refuses takes no memory in the others. */
  function limitsOf(address: string): LimitEntry[] {
    const [client, site] = clientNetworks(address);
    const siteLimits: LimitEntry[] = site === undefined ? [] : [[sites, site]];
    return [[all, ''], ...siteLimits, [clients, client]];
  }

  return {
    async take(client) {
      const takenLimits: LimitEntry[] = [];
      for (const [limit, key] of limitsOf(client)) {
        takenLimits.push([limit, key]);
        try {
          await limit.consume(key);
        } catch (refusal) {
          for (const [takenLimit, takenKey] of takenLimits) await takenLimit.reward(takenKey);
          if (limit === all) onOverallLimit();
          return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
        }
      }
      return 0;
    },
    async giveBack(client) {
      for (const [limit, key] of limitsOf(client)) await limit.reward(key);
    },
  };
}
