import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Reference, Store } from './store/store.ts';

/** The desk: the list, and below it an inquiry by its reference. */
export const deskPath = '/desk';

/** Days until a link expires. */
export const linkDays = 30;

const lifetime = linkDays * 24 * 3_600_000;

/** What a link opens: an inquiry, the list, or the days. The page links to the others. */
export type LinkTarget = Reference | 'list' | 'days';

/** The query of a link: its expiry in milliseconds since 1970, and its signature. */
export interface LinkClaim {
  until: string | undefined;
  signature: string | undefined;
}

export type DeskLinks = ReturnType<typeof createDeskLinks>;

/** Returns the links; the first call may query the store. */
export type ReadLinks = () => Promise<DeskLinks>;

/** Links signed with the secrets of the settings. Without any, all servers share one in the store. */
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

/**
 * Creates and verifies the signed links that open the desk without a password. The first secret signs and all are accepted, so that
 * secrets can be rotated.
 */
export function createDeskLinks(secrets: readonly [string, ...string[]]) {
  const [newest] = secrets;
  const sign = (secret: string, target: LinkTarget, until: string) =>
    createHmac('sha256', secret).update(`isla-papagayo desk\n${target}\n${until}`).digest();
  return {
    /** The signed path of a page, valid for `linkDays` or until the given time. */
    sign(target: LinkTarget, now: Date, until = new Date(now.getTime() + lifetime)): string {
      const end = String(until.getTime());
      const signature = sign(newest, target, end).toString('base64url');
      const path = target === 'list' ? deskPath : `${deskPath}/${target}`;
      return `${path}?until=${end}&signature=${signature}`;
    },
    /** When a link to this target expires; null if it is not valid now. */
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
      // No link is valid for longer, so this is the latest time it can have been created.
      const madeBy = end.getTime() - lifetime;
      // A link from the future was created while the clock was ahead.
      if (!isValid || end <= now || madeBy > now.getTime()) return null;
      return revokedAt !== null && madeBy <= revokedAt.getTime() ? null : end;
    },
  };
}
