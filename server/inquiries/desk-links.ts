import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Reference, Store } from './store/store.ts';

/** The office's pages: the list, and below it an inquiry by its reference. */
export const deskPath = '/desk';

/** Days that a link opens its page. */
export const linkDays = 30;

const lifetime = linkDays * 24 * 3_600_000;

/** What a link opens: one inquiry, the list, or the days. The page leads on to others. */
export type LinkTarget = Reference | 'list' | 'days';

/** The query of a link: the moment of its end, in milliseconds since 1970, and its signature. */
export interface LinkClaim {
  until: string | undefined;
  signature: string | undefined;
}

export type DeskLinks = ReturnType<typeof deskLinks>;

/** Gives the links; its first call may have to ask the store. */
export type ReadLinks = () => Promise<DeskLinks>;

/** Links with the secrets of the settings. Without any, all servers share one that the store keeps. */
export function linksReader(secrets: readonly string[], store: Pick<Store, 'deskSecret'>): ReadLinks {
  let links: DeskLinks | undefined;
  return async () => {
    if (!links) {
      const [newest = await store.deskSecret(randomBytes(32).toString('base64url')), ...older] = secrets;
      links = deskLinks([newest, ...older]);
    }
    return links;
  };
}

/**
 * Makes and reads the links that open the office's pages. Whoever has such a link needs no password. The first secret signs, and
 * all are accepted, so that a new one can be put before the old one.
 */
export function deskLinks(secrets: readonly [string, ...string[]]) {
  const [newest] = secrets;
  const sign = (secret: string, target: LinkTarget, until: string) =>
    createHmac('sha256', secret).update(`isla-papagayo desk\n${target}\n${until}`).digest();
  return {
    /** The path of a page with the query that opens it, for `linkDays` or until the given moment. */
    make(target: LinkTarget, now: Date, until = new Date(now.getTime() + lifetime)): string {
      const end = String(until.getTime());
      const signature = sign(newest, target, end).toString('base64url');
      const path = target === 'list' ? deskPath : `${deskPath}/${target}`;
      return `${path}?until=${end}&signature=${signature}`;
    },
    /** When a link ends that opens this target now; null if it opens nothing. */
    read(
      target: LinkTarget,
      { until, signature }: LinkClaim,
      now: Date,
      revokedAt: Date | null,
    ): Date | null {
      if (until === undefined || !/^\d{1,15}$/.test(until) || signature === undefined) return null;
      const claimed = Buffer.from(signature, 'base64url');
      const isOurs = secrets.some(secret => {
        const signed = sign(secret, target, until);
        return signed.length === claimed.length && timingSafeEqual(signed, claimed);
      });
      const end = new Date(Number(until));
      // No link lives longer, so this is the latest moment at which it can have been made.
      const madeBy = end.getTime() - lifetime;
      // One from the future was made while the clock was ahead.
      if (!isOurs || end <= now || madeBy > now.getTime()) return null;
      return revokedAt !== null && madeBy <= revokedAt.getTime() ? null : end;
    },
  };
}
