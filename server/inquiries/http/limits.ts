import { hash, randomBytes } from 'node:crypto';
import { clientNetworks } from './client.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface Limits {
  /** Takes one inquiry from the allowance of a client's address. 0 if there was one, else the seconds until there is. */
  take(client: string): number;
  /** Gives back one that was taken and does not count after all. */
  giveBack(client: string): void;
}

export interface LimitSettings {
  /** Inquiries an hour. As many may come at once. */
  perClient: number;
  overall: number;
}

interface LimitParts {
  /** Milliseconds on a clock that never goes back. */
  monotonic?: () => number;
  /** Most clients that are remembered. */
  capacity?: number;
  /** Called when an inquiry is refused because all clients together sent too many. */
  onOverallLimit?: () => void;
}

/** A /48 network of IPv6 has the allowance of so many clients. */
const clientsPerSite = 4;

/** A token bucket: holds up to `size`, refilled evenly within an hour. */
interface Bucket {
  tokens: number;
  size: number;
  /** When `tokens` was computed. */
  at: number;
}

/**
 * Limits per client (an IPv4 address, or the /64 network of an IPv6 address), per /48 network of IPv6, and over all, by token buckets.
 *
 * No address is kept: clients are known by a hash with a salt that is in memory only, for a day. Memory is bounded: beyond
 * `capacity` the client that came longest ago is forgotten.
 */
export function createLimits(
  { perClient, overall }: LimitSettings,
  { monotonic = () => performance.now(), capacity = 20_000, onOverallLimit = () => {} }: LimitParts = {},
): Limits {
  const all: Bucket = { tokens: overall, size: overall, at: monotonic() };
  const clients = new Map<string, Bucket>();
  let salt = newSalt();
  let salted = monotonic();

  const bucketsOf = (client: string, now: number): Bucket[] => {
    if (now - salted >= day) {
      salt = newSalt();
      salted = now;
      clients.clear();
    }
    return clientNetworks(client).map((network = '', index) => {
      const size = index === 0 ? perClient : perClient * clientsPerSite;
      const key = hash('sha256', salt + network);
      const bucket = clients.get(key) ?? { tokens: size, size, at: now };
      clients.delete(key);
      clients.set(key, bucket);
      const [longestAgo] = clients.keys();
      if (clients.size > capacity && longestAgo !== undefined) clients.delete(longestAgo);
      return bucket;
    });
  };

  return {
    take(client) {
      const now = monotonic();
      const buckets = [...bucketsOf(client, now), all];
      for (const bucket of buckets) refill(bucket, now);
      const wait = Math.max(...buckets.map(waitFor));
      if (waitFor(all) > 0) onOverallLimit();
      if (wait > 0) return wait;
      for (const bucket of buckets) bucket.tokens -= 1;
      return 0;
    },
    giveBack(client) {
      for (const bucket of [...bucketsOf(client, monotonic()), all])
        bucket.tokens = Math.min(bucket.size, bucket.tokens + 1);
    },
  };
}

/** All salts have one length, so that no other salt and address make the same text. */
const newSalt = () => randomBytes(32).toString('hex');

function refill(bucket: Bucket, now: number) {
  const { tokens, size, at } = bucket;
  bucket.tokens = Math.min(size, tokens + ((now - at) / hour) * size);
  bucket.at = now;
}

/** Seconds until the bucket holds one. */
function waitFor({ tokens, size }: Bucket): number {
  return tokens >= 1 ? 0 : Math.ceil((((1 - tokens) / size) * hour) / 1000);
}
