import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { toClientNetworks } from './client.ts';

const hourSeconds = 3600;

export interface RateLimiter {
  /** Resolves to the seconds to wait, or 0 if the request is within the limits. */
  take(client: string): Promise<number>;
  giveBack(client: string): Promise<void>;
}

export interface LimitSettings {
  /** Inquiries per hour and client. */
  perClient: number;
  overall: number;
}

type LimiterEntry = [limiter: RateLimiterMemory, key: string];

/** A /48 IPv6 network may send as many inquiries as this many clients. */
const clientsPerSite = 4;

/** Requests beyond a limit do not count. Addresses stay in memory for an hour at most. */
export function createRateLimiter(
  { perClient, overall }: LimitSettings,
  onOverallLimit = () => {},
): RateLimiter {
  const createLimiter = (points: number) => new RateLimiterMemory({ points, duration: hourSeconds });
  const overallLimiter = createLimiter(overall);
  const siteLimiter = createLimiter(perClient * clientsPerSite);
  const clientLimiter = createLimiter(perClient);

  /** The overall limiter comes first, so that the others do not store the address of a client that it stops. */
  function limitersOf(address: string): LimiterEntry[] {
    const [client, site] = toClientNetworks(address);
    const siteEntries: LimiterEntry[] = site === undefined ? [] : [[siteLimiter, site]];
    return [[overallLimiter, ''], ...siteEntries, [clientLimiter, client]];
  }

  return {
    async take(client) {
      const takenEntries: LimiterEntry[] = [];
      for (const entry of limitersOf(client)) {
        const [limiter, key] = entry;
        takenEntries.push(entry);
        try {
          await limiter.consume(key);
        } catch (result) {
          await rewardAll(takenEntries);
          if (limiter === overallLimiter) onOverallLimit();
          return Math.ceil((result as RateLimiterRes).msBeforeNext / 1000);
        }
      }
      return 0;
    },
    giveBack: client => rewardAll(limitersOf(client)),
  };
}

async function rewardAll(entries: readonly LimiterEntry[]): Promise<void> {
  for (const [limiter, key] of entries) await limiter.reward(key);
}
