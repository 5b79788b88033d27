import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Reference, Store } from './store/store.ts';

export const deskPath = '/desk';

export const linkDays = 30;

const lifetime = linkDays * 24 * 3_600_000;

/** A link to one page also gives access to the others. */
export type LinkTarget = Reference | 'list' | 'days';

/** `until`: milliseconds since 1970. */
export interface LinkClaim {
  until: string | undefined;
  signature: string | undefined;
}

export type DeskLinks = ReturnType<typeof createDeskLinks>;

/** The first call may query the store. */
export type ReadLinks = () => Promise<DeskLinks>;

/** Without configured secrets, all servers share one from the store. */
export function createLinkReader(secrets: readonly string[], store: Pick<Store, 'getDeskSecret'>): ReadLinks {
  let links: DeskLinks | undefined;
  return async () => {
    if (!links) {
      const [newest = await store.getDeskSecret(randomBytes(32).toString('base64url')), ...older] = secrets;
      links = createDeskLinks([newest, ...older]);
    }
    return links;
  };
}

/** Signed links open the desk without a password. The first secret signs; all are accepted, so that secrets can be rotated. */
export function createDeskLinks(secrets: readonly [string, ...string[]]) {
  const [newest] = secrets;
  const sign = (secret: string, target: LinkTarget, until: string) =>
    createHmac('sha256', secret).update(`isla-papagayo desk\n${target}\n${until}`).digest();
  return {
    sign(target: LinkTarget, now: Date, until = new Date(now.getTime() + lifetime)): string {
      const end = String(until.getTime());
      const signature = sign(newest, target, end).toString('base64url');
      const path = target === 'list' ? deskPath : `${deskPath}/${target}`;
      return `${path}?until=${end}&signature=${signature}`;
    },
    /** Returns when the link expires; null if it is not valid now. */
    verify(
      target: LinkTarget,
      { until, signature }: LinkClaim,
      now: Date,
      revokedAt: Date | null,
    ): Date | null {
      if (until === undefined || !/^\d{1,15}$/.test(until) || signature === undefined) return null;
      const claimed = Buffer.from(signature, 'base64url');
      const isValid = secrets.some(secret => {
        const signed = sign(secret, target, until);
        return signed.length === claimed.length && timingSafeEqual(signed, claimed);
      });
      const end = new Date(Number(until));
      // The latest time at which the link can have been created.
      const madeBy = end.getTime() - lifetime;
      // A link from the future was created while the clock was wrong.
      if (!isValid || end <= now || madeBy > now.getTime()) return null;
      return revokedAt !== null && madeBy <= revokedAt.getTime() ? null : end;
    },
  };
}
