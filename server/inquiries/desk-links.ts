import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from './store/store.ts';

export const linkDays = 30;

const lifetimeMs = linkDays * 24 * 3_600_000;

/** What a link says. `until` is in milliseconds since 1970. */
export interface LinkClaim {
  until: string;
  signature: string;
}

export type DeskLinks = ReturnType<typeof createDeskLinks>;

export type ReadLinks = () => Promise<DeskLinks>;

/** Without configured secrets, all servers share one from the store. */
export function createLinkReader(
  secrets: readonly string[],
  store: Pick<Store, 'ensureDeskSecret'>,
): ReadLinks {
  let links: DeskLinks | undefined;
  return async () => {
    if (!links) {
      const [
        newestSecret = await store.ensureDeskSecret(randomBytes(32).toString('base64url')),
        ...olderSecrets
      ] = secrets;
      links = createDeskLinks([newestSecret, ...olderSecrets]);
    }
    return links;
  };
}

/**
 * A link opens all of the office's pages until it expires. The first secret signs, and all are accepted, so that secrets can be rotated.
 */
export function createDeskLinks(secrets: readonly [string, ...string[]]) {
  const [newestSecret] = secrets;
  const createSignature = (secret: string, until: string) =>
    createHmac('sha256', secret).update(`isla-papagayo desk\n${until}`).digest('base64url');
  return {
    sign(path: string, now: Date): string {
      const until = String(now.getTime() + lifetimeMs);
      return `${path}?until=${until}&signature=${createSignature(newestSecret, until)}`;
    },
    /** Returns the expiry; null if the link is not valid now. */
    verify({ until, signature }: LinkClaim, now: Date): Date | null {
      const claimedSignature = Buffer.from(signature);
      const isSigned = secrets.some(secret => {
        const expectedSignature = Buffer.from(createSignature(secret, until));
        return (
          expectedSignature.length === claimedSignature.length &&
          timingSafeEqual(expectedSignature, claimedSignature)
        );
      });
      const remainingMs = Number(until) - now.getTime();
      // A link from the future was signed while the clock was wrong.
      return isSigned && remainingMs > 0 && remainingMs <= lifetimeMs ? new Date(Number(until)) : null;
    },
  };
}
