import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from './store/create-store.ts';

export const linkDays = 30;

const lifetimeMs = linkDays * 24 * 3_600_000;

/** What a link says. `until` is in milliseconds since 1970. */
export interface LinkClaim {
  until: string;
  signature: string;
}

export type DeskLinks = ReturnType<typeof createDeskLinks>;

export type ReadLinks = () => Promise<DeskLinks>;

/** Without a configured secret, all servers share one from the store. */
export function createLinkReader(
  secret: string | undefined,
  store: Pick<Store, 'ensureDeskSecret'>,
): ReadLinks {
  let links: DeskLinks | undefined;
  return async () => {
    links ??= createDeskLinks(
      secret ?? (await store.ensureDeskSecret(randomBytes(32).toString('base64url'))),
    );
    return links;
  };
}

/** A link opens all of the office's pages until it expires. */
export function createDeskLinks(secret: string) {
  const createSignature = (until: string) =>
    createHmac('sha256', secret).update(`isla-papagayo desk\n${until}`).digest('base64url');
  return {
    sign(path: string, now: Date): string {
      const until = String(now.getTime() + lifetimeMs);
      return `${path}?until=${until}&signature=${createSignature(until)}`;
    },
    /** Returns the expiry; null if the link is not valid now. */
    verify({ until, signature }: LinkClaim, now: Date): Date | null {
      const claimedSignature = Buffer.from(signature);
      const expectedSignature = Buffer.from(createSignature(until));
      const isSigned =
        expectedSignature.length === claimedSignature.length &&
        timingSafeEqual(expectedSignature, claimedSignature);
      return isSigned && Number(until) > now.getTime() ? new Date(Number(until)) : null;
    },
  };
}
