import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { codeOf } from '../../site/errors.ts';
import { schemaName } from '../store/postgresql.ts';
import { StoreUnavailable } from '../store/records.ts';
import { toClientNetwork } from './client.ts';

export interface LimitSettings {
  /** Inquiries per hour and client. */
  perClient: number;
  overall: number;
}

/** Both functions may reject with `StoreUnavailable`. */
export interface Limits {
  /** Counts an inquiry. Resolves to the seconds to wait, or 0 if it is within the limits. */
  take(address: string): Promise<number>;
  /** True if the overall limit has refused an inquiry within the hour. */
  isExhausted(): Promise<boolean>;
}

const hourSeconds = 3600;
/** The overall limiter has only one. */
const overallKey = '';

/**
 * All servers on one PostgreSQL share their limits. Refused inquiries count too, but do not prolong the hour. `onExhausted` is called once
 * an hour at most.
 */
export function createLimits(
  { perClient, overall }: LimitSettings,
  pool: Pool | null,
  onExhausted: () => void,
): Limits {
  const createLimiter = (keyPrefix: string, points: number) => {
    const options = { keyPrefix, points, duration: hourSeconds };
    if (!pool) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      schemaName,
      tableName: 'rate_limits',
      tableCreated: true,
    });
  };
  const clientLimiter = createLimiter('client', perClient);
  const overallLimiter = createLimiter('overall', overall);

  return {
    async take(address) {
      const client = await consume(clientLimiter, toClientNetwork(address));
      // A client beyond its own limit must not use up the overall one.
      if (client.waitSeconds > 0) return client.waitSeconds;
      const { waitSeconds, consumedPoints } = await consume(overallLimiter, overallKey);
      if (consumedPoints === overall + 1) onExhausted();
      return waitSeconds;
    },
    async isExhausted() {
      return (
        ((await overallLimiter.get(overallKey).catch(toStoreUnavailable))?.consumedPoints ?? 0) > overall
      );
    },
  };
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

async function consume(
  limiter: Limiter,
  key: string,
): Promise<{ consumedPoints: number; waitSeconds: number }> {
  try {
    const { consumedPoints } = await limiter.consume(key);
    return { consumedPoints, waitSeconds: 0 };
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) return toStoreUnavailable(result);
    return { consumedPoints: result.consumedPoints, waitSeconds: Math.ceil(result.msBeforeNext / 1000) };
  }
}

/** The driver's message may contain an address. */
function toStoreUnavailable(error: unknown): never {
  throw new StoreUnavailable(`Limits: ${codeOf(error) ?? 'no code'}`);
}
