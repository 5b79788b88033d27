import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetworks } from './client.ts';

/** Seconds. */
const hour = 3600;

export interface Limits {
  /** Counts a request. Resolves to 0 if it is within the limits, else to the seconds to wait. */
  take(client: string): Promise<number>;
  /** Undoes a `take`. */
  giveBack(client: string): Promise<void>;
}

export interface LimitSettings {
  /** Inquiries per hour. */
  perClient: number;
  overall: number;
}

type Limited = [limiter: RateLimiterMemory, key: string];

/** A /48 IPv6 network may send as much as this many clients. */
const clientsPerSite = 4;

/** Limits per client, per /48 IPv6 network, and overall. Refused requests do not count. Addresses stay in memory for an hour at most. */
export function createLimits({ perClient, overall }: LimitSettings, onOverallLimit = () => {}): Limits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: hour });
  const all = limiter(overall);
  const sites = limiter(perClient * clientsPerSite);
  const clients = limiter(perClient);

  /** The largest first: a request it refuses takes no memory in the others. */
  function limitsOf(address: string): Limited[] {
    const [client, site] = clientNetworks(address);
    const own: Limited[] = site === undefined ? [] : [[sites, site]];
    return [[all, ''], ...own, [clients, client]];
  }

  return {
    async take(client) {
      const taken: Limited[] = [];
      for (const [limit, key] of limitsOf(client)) {
        taken.push([limit, key]);
        try {
          await limit.consume(key);
        } catch (refusal) {
          for (const [counted, its] of taken) await counted.reward(its);
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
