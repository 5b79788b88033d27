/** Who may open the office's pages, by the signature in an address or the link that a browser has opened before. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { referencePattern } from '../../../domain/inquiry-api.ts';
import { type DeskLinks, deskPath, type LinkClaim, type LinkTarget } from '../desk-links.ts';
import type { Reference, Store, StoredInquiry } from '../store/store.ts';
import { initialsLength } from './layout.ts';

export interface AccessParts {
  store: Pick<Store, 'find' | 'linksRevokedAt'>;
  links: DeskLinks;
  /** Whether visitors come by HTTPS: then the cookie with a link goes by nothing else. */
  isSecure: boolean;
  now(): Date;
}

/** The query, each parameter once. */
export function query(request: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(new URL(request.url, 'http://desk').searchParams);
}

export function claimOf(request: FastifyRequest): LinkClaim {
  const { until, signature } = query(request);
  return { until, signature };
}

/** When a link ends that was opened. */
export const untilOf = (request: FastifyRequest) => new Date(Number(claimOf(request).until));

/**
 * The claim to the list of a link that was opened in this browser. By it the address in the text of a mail, which has no signature because
 * a reply quotes it, opens its page here and nowhere else. Lax: a link in a web mail is a way from another site.
 */
const linkCookie = 'desk-link';

export function rememberLink({ links, now, isSecure }: AccessParts, reply: FastifyReply, until: Date) {
  const { searchParams } = new URL(links.make('list', until, until), 'http://desk');
  const seconds = Math.max(0, Math.floor((until.getTime() - now().getTime()) / 1000));
  const value = `${searchParams.get('until')}.${searchParams.get('signature')}`;
  reply.header(
    'Set-Cookie',
    `${linkCookie}=${value}; Path=${deskPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}

/** The signed address of a page that was asked for by its bare one; null where this browser has opened no link that still works. */
export async function signedAddress(
  parts: AccessParts,
  request: FastifyRequest,
  target: string,
): Promise<string | null> {
  const [until, signature] = cookie(request, linkCookie).split('.');
  const isBare = Object.keys(query(request)).length === 0;
  if (!isBare || !(target === 'list' || referencePattern.test(target))) return null;
  const end = await readClaim(parts, 'list', { until, signature });
  return end && parts.links.make(target as LinkTarget, parts.now(), end);
}

/** The value of a cookie; empty where there is none. */
function cookie({ headers }: FastifyRequest, name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
}

/** The initials of whoever signed last in this browser, so that nobody types them for each inquiry. */
const initialsCookie = 'desk-initials';

export function rememberInitials(reply: FastifyReply, by: string) {
  const value = encodeURIComponent(by);
  reply.header(
    'Set-Cookie',
    `${initialsCookie}=${value}; Path=${deskPath}; Max-Age=31536000; HttpOnly; SameSite=Lax`,
  );
}

export function rememberedInitials(request: FastifyRequest): string {
  try {
    const by = decodeURIComponent(cookie(request, initialsCookie));
    return by.length > initialsLength ? '' : by;
  } catch {
    return '';
  }
}

/** When the link of a request ends, where it opens this target now; null if it does not. */
export const openedUntil = (parts: AccessParts, target: LinkTarget, request: FastifyRequest) =>
  readClaim(parts, target, claimOf(request));

async function readClaim(
  { links, store, now }: AccessParts,
  target: LinkTarget,
  claim: LinkClaim,
): Promise<Date | null> {
  // A claim that is not ours costs no query.
  if (!links.read(target, claim, now(), null)) return null;
  return links.read(target, claim, now(), await store.linksRevokedAt());
}

export async function openedInquiry(
  parts: AccessParts,
  request: FastifyRequest<{ Params: { reference: string } }>,
): Promise<StoredInquiry | 'deadLink' | 'gone'> {
  const { reference } = request.params;
  if (!referencePattern.test(reference) || !(await openedUntil(parts, reference as Reference, request)))
    return 'deadLink';
  return (await parts.store.find(reference as Reference)) ?? 'gone';
}

/** The path of a page with its claim, so that what it leads to is opened too. */
export function pathWith(
  request: FastifyRequest,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const [path = ''] = request.url.split('?');
  const set = Object.entries({ ...claimOf(request), ...more }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${path}?${new URLSearchParams(set)}`;
}
