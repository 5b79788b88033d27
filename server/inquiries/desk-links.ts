import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Reference, Store } from './store/store.ts';

/** The office's pages: the list, and below it an inquiry by its reference. */
export const deskPath = '/desk';

/** Days that a link opens its page. */
export const linkDays = 30;

const lifetime = linkDays * 24 * 3_600_000;

/** What a link opens: one inquiry, the list, or the days. The page leads on to others. */
export type LinkTarget = Reference | 'list' | 'days';

/** What a link says of itself: the moment of its end, in milliseconds since 1970, and its signature. */
export interface LinkClaim {
  until: string | undefined;
  signature: string | undefined;
}

/** Makes and reads the links that open the office's pages. Whoever has such a link needs no password. */
export interface DeskLinks {
  /** The path of a page with the query that opens it, from now on for `linkDays`, or until the given moment. */
  make(target: LinkTarget, now: Date, until?: Date): string;
  /**
   * When a link ends that opens this target now; null if it opens nothing: forged, of another target, ended, signed with a secret
   * that is not in use, made while the clock was ahead, or made before links were revoked.
   */
  read(target: LinkTarget, claim: LinkClaim, now: Date, revokedAt: Date | null): Date | null;
}

/** Gives the links; its first call may have to ask the store. */
export type ReadLinks = () => Promise<DeskLinks>;

/** Links with the secrets of the settings. Where there are none the store keeps one, so that all machines on it have the same. */
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

/** `secrets`: the first signs, all are believed, so that a new one can be put before the old one. */
export function deskLinks(secrets: readonly [string, ...string[]]): DeskLinks {
  const [newest] = secrets;
  const sign = (secret: string, target: LinkTarget, until: string) =>
    createHmac('sha256', secret).update(`isla-papagayo desk\n${target}\n${until}`).digest();
  return {
    make(target, now, until = new Date(now.getTime() + lifetime)) {
      const end = String(until.getTime());
      const signature = sign(newest, target, end).toString('base64url');
      const path = target === 'list' ? deskPath : `${deskPath}/${target}`;
      return `${path}?until=${end}&signature=${signature}`;
    },
    read(target, { until, signature }, now, revokedAt) {
      if (until === undefined || !/^\d{1,15}$/.test(until) || signature === undefined) return null;
      const claimed = Buffer.from(signature, 'base64url');
      const isOurs = secrets.some(secret => {
        const signed = sign(secret, target, until);
        return signed.length === claimed.length && timingSafeEqual(signed, claimed);
      });
      const end = new Date(Number(until));
      // One that ends later than any that is made now was made while the clock was ahead.
      if (!isOurs || end <= now || end.getTime() - lifetime > now.getTime()) return null;
      // No link lives for longer than the lifetime, so this is the latest moment at which it can have been made.
      if (revokedAt !== null && end.getTime() - lifetime <= revokedAt.getTime()) return null;
      return end;
    },
  };
}
