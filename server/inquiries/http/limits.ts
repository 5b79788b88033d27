import { hash, randomBytes } from 'node:crypto';
import { clientNetworks } from './client.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface Limits {
  /** Counts a request of a client. Returns 0 if it is within the limits, else the seconds to wait. */
  take(client: string): number;
  /** Undoes a `take`. */
  giveBack(client: string): void;
}

export interface LimitSettings {
  /** Inquiries per hour, which may also come in one burst. */
  perClient: number;
  overall: number;
}

interface LimitParts {
  /** A monotonic clock in milliseconds. */
  monotonic?: () => number;
  /** Maximum clients in memory. */
  capacity?: number;
  /** Called when the overall limit refuses an inquiry. */
  onOverallLimit?: () => void;
}

/** A /48 IPv6 network has the allowance of this many clients. */
const clientsPerSite = 4;

/** A rate limit with even refill: each request postpones by `interval` the time when it is full again (GCRA, ITU-T I.371). */
interface Allowance {
  interval: number;
  fullAt: number;
}

const allowanceOf = (anHour: number): Allowance => ({ interval: hour / anHour, fullAt: 0 });

/** Milliseconds until the next request is allowed. Rounded down, because fractions are rounding errors. */
const waitFor = ({ interval, fullAt }: Allowance, now: number) =>
  Math.max(0, Math.floor(Math.max(fullAt, now) + interval - hour - now));

/**
 * Limits per client, per /48 IPv6 network, and overall. Addresses are kept only as hashes, salted with a daily secret in memory. Beyond
 * `capacity` the least recent client is evicted.
 */
export function createLimits(
  { perClient, overall }: LimitSettings,
  { monotonic = () => performance.now(), capacity = 20_000, onOverallLimit = () => {} }: LimitParts = {},
): Limits {
  const all = allowanceOf(overall);
  const clients = new Map<string, Allowance>();
  let salt = newSalt();
  let salted = monotonic();

  const allowancesOf = (client: string, now: number): Allowance[] => {
    if (now - salted >= day) {
      salt = newSalt();
      salted = now;
      clients.clear();
    }
    const own = clientNetworks(client).map((network, index) => {
      const key = hash('sha256', salt + network);
      const allowance = clients.get(key) ?? allowanceOf(index === 0 ? perClient : perClient * clientsPerSite);
      clients.delete(key);
      clients.set(key, allowance);
      const [leastRecent] = clients.keys();
      if (clients.size > capacity && leastRecent !== undefined) clients.delete(leastRecent);
      return allowance;
    });
    return [...own, all];
  };

  return {
    take(client) {
      const now = monotonic();
      const allowances = allowancesOf(client, now);
      if (waitFor(all, now) > 0) onOverallLimit();
      const wait = Math.max(...allowances.map(each => waitFor(each, now)));
      if (wait > 0) return Math.ceil(wait / 1000);
      for (const each of allowances) each.fullAt = Math.max(each.fullAt, now) + each.interval;
      return 0;
    },
    giveBack(client) {
      for (const each of allowancesOf(client, monotonic())) each.fullAt -= each.interval;
    },
  };
}

/** Salts have a fixed length, so that no other salt and address concatenate to the same text. */
const newSalt = () => randomBytes(32).toString('hex');
