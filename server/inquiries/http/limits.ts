import { hash, randomBytes } from 'node:crypto';
import { clientNetworks } from './client.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface Limits {
  /** Takes one from the allowance of a client's address. 0 if there was one, else the seconds until there is. */
  take(client: string): number;
  /** Gives back one that was taken. */
  giveBack(client: string): void;
}

export interface LimitSettings {
  /** Inquiries an hour. As many may come at once. */
  perClient: number;
  overall: number;
}

interface LimitParts {
  /** Milliseconds of a clock that never goes back. */
  monotonic?: () => number;
  /** Most clients to remember. */
  capacity?: number;
  /** Called when an inquiry is refused because of the overall limit. */
  onOverallLimit?: () => void;
}

/** A /48 network of IPv6 has the allowance of so many clients. */
const clientsPerSite = 4;

/** An hour's inquiries, refilled evenly: each puts off by `interval` when the allowance is full again (GCRA, as in ITU-T I.371). */
interface Allowance {
  interval: number;
  fullAt: number;
}

const allowanceOf = (anHour: number): Allowance => ({ interval: hour / anHour, fullAt: 0 });

/** Milliseconds until there is one to take. What is less than one is a matter of rounding. */
const waitFor = ({ interval, fullAt }: Allowance, now: number) =>
  Math.max(0, Math.floor(Math.max(fullAt, now) + interval - hour - now));

/**
 * Limits per client, per /48 network of IPv6, and overall. No address is kept, only its hash, with a salt that lives in memory for a day.
 * Beyond `capacity` the client that came longest ago is forgotten.
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
      const [longestAgo] = clients.keys();
      if (clients.size > capacity && longestAgo !== undefined) clients.delete(longestAgo);
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

/** All salts have one length, so that no other salt and address make the same text. */
const newSalt = () => randomBytes(32).toString('hex');
