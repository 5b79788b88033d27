import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deskPath } from '../../domain/inquiry-api.ts';
import type { Reference, Store } from './store/store.ts';

export const linkDays = 30;

const lifetime = linkDays * 24 * 3_600_000;

/** A link to one page also gives access to the others. */
export type LinkTarget = Reference | 'list' | 'days';

/** What the URL says. `until` is in milliseconds since 1970. */
export interface LinkClaim {
  until: string | undefined;
  signature: string | undefined;
}

export type DeskLinks = ReturnType<typeof createDeskLinks>;

export type ReadLinks = () => Promise<DeskLinks>;

/** Without configured secrets, all servers share one from the store. */
export function createLinkReader(secrets: readonly string[], store: Pick<Store, 'getDeskSecret'>): ReadLinks {
  let links: DeskLinks | undefined;
  return async () => {
    if (!links) {
      const [
        newestSecret = await store.getDeskSecret(randomBytes(32).toString('base64url')),
        ...olderSecrets
      ] = secrets;
      links = createDeskLinks([newestSecret, ...olderSecrets]);
    }
    return links;
  };
}

/** The first secret signs, and all are accepted, so that secrets can be rotated. */
export function createDeskLinks(secrets: readonly [string, ...string[]]) {
  const [newestSecret] = secrets;
  const sign = (secret: string, target: LinkTarget, until: string) =>
    createHmac('sha256', secret).update(`isla-papagayo desk\n${target}\n${until}`).digest();
  return {
    sign(target: LinkTarget, now: Date, until = new Date(now.getTime() + lifetime)): string {
      const expiry = String(until.getTime());
      const signature = sign(newestSecret, target, expiry).toString('base64url');
      const path = target === 'list' ? deskPath : `${deskPath}/${target}`;
      return `${path}?until=${expiry}&signature=${signature}`;
    },
    /** Returns the expiry; null if the link is not valid now. */
    verify(
      target: LinkTarget,
      { until, signature }: LinkClaim,
      now: Date,
      revokedAt: Date | null,
    ): Date | null {
      if (until === undefined || !/^\d{1,15}$/.test(until) || signature === undefined) return null;
      const claimedSignature = Buffer.from(signature, 'base64url');
      const isValid = secrets.some(secret => {
        const expectedSignature = sign(secret, target, until);
        return (
          expectedSignature.length === claimedSignature.length &&
          timingSafeEqual(expectedSignature, claimedSignature)
        );
      });
      const expiry = new Date(Number(until));
      // No link is valid for longer, so this one was created no later than this.
      const createdAt = expiry.getTime() - lifetime;
      // A link from the future was created while the clock was wrong.
      if (!isValid || expiry <= now || createdAt > now.getTime()) return null;
      return revokedAt !== null && createdAt <= revokedAt.getTime() ? null : expiry;
    },
  };
}
