/** Requests are authorized by the signature in the URL, or by a link opened earlier in this browser. */

import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { parkDay } from '../../../domain/park-time.ts';
import type { OfficeLocale } from '../../../i18n/office-words.ts';
import { redirect, sendHtml } from '../../site/answers.ts';
import type { DeskLinks, LinkClaim, LinkTarget, ReadLinks } from '../desk-links.ts';
import { isReference } from '../store/reference.ts';
import type { NewMail, Reference, Store } from '../store/store.ts';
import { fieldNames } from './field-names.ts';
import { type DeskPage, type DeskWords, initialsLength, renderDocument } from './layout.ts';

export interface DeskOptions {
  officeLocale: OfficeLocale;
  store: Store;
  links: ReadLinks;
  createConfirmation(reference: Reference, at: Date): NewMail;
  siteOrigin: string;
  style: string;
  onQueued(): void;
  now(): Date;
}

export type Desk = DeskOptions & DeskWords;

export type DeskRequest = FastifyRequest<{ Params: { target?: string } }>;

export type DeskContext = NonNullable<Awaited<ReturnType<typeof createContext>>>;

/** The URL contains the signature, so other sites must not learn it. */
const noReferrer = { 'Referrer-Policy': 'no-referrer' };

/** Null if the link is invalid. */
export async function createContext(options: Desk, request: DeskRequest, reply: FastifyReply) {
  const { store, siteOrigin } = options;
  const links = await options.links();
  const now = options.now();
  const target = getTarget(request);
  const query = parseQuery(request);
  const claim: LinkClaim = { until: query['until'], signature: query['signature'] };
  const until = target && (await findExpiry(links, store, target, claim, now));
  if (!until) return null;
  const field = (name: string) => readPostedField(request, name);
  const pageUrl = (parameters: Readonly<Record<string, string | undefined>> = {}) => {
    const entries = Object.entries({ ...claim, ...parameters }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return `${request.url.split('?')[0]}?${new URLSearchParams(entries)}`;
  };
  const isSecure = siteOrigin.startsWith('https:');
  const setCookie = (name: string, value: string, seconds: number) =>
    reply.header(
      'Set-Cookie',
      `${name}=${value}; Path=${deskPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  const initials = request.method === 'POST' ? field(fieldNames.initials) : readInitialsCookie(request);
  return {
    ...options,
    target,
    query,
    claim,
    now,
    today: parkDay(now),
    initials,
    field,
    fields: (name: string) => (request.body instanceof URLSearchParams ? request.body.getAll(name) : []),
    pageUrl,
    /** Links on a page expire with the link that opened it. */
    linkTo: (to: LinkTarget) => links.sign(to, now, until),
    send: (status: number, page: DeskPage) => sendPage(reply, options, status, page),
    redirectHere: (event: string, parameters: Readonly<Record<string, string | undefined>> = {}) =>
      redirect(reply, pageUrl({ did: event, ...parameters }), noReferrer),
    rememberInitials: () => setCookie(initialsCookie, encodeURIComponent(initials), 31_536_000),
    rememberLink() {
      const { searchParams } = new URL(links.sign('list', until, until), siteOrigin);
      const value = `${searchParams.get('until')}.${searchParams.get('signature')}`;
      setCookie(linkCookie, value, Math.floor((until.getTime() - now.getTime()) / 1000));
    },
  };
}

/** Authorizes unsigned URLs in mail texts. SameSite is Lax, because links in webmail come from another site. */
const linkCookie = 'desk-link';

export async function findSignedUrl(options: DeskOptions, request: DeskRequest): Promise<string | null> {
  const target = getTarget(request);
  if (!target || request.url.includes('?')) return null;
  const [until, signature] = readCookie(request, linkCookie).split('.');
  const links = await options.links();
  const now = options.now();
  const expiry = await findExpiry(links, options.store, 'list', { until, signature }, now);
  return expiry && links.sign(target, now, expiry);
}

export const redirectTo = (reply: FastifyReply, location: string) => redirect(reply, location, noReferrer);

function getTarget({ params: { target = 'list' }, url }: DeskRequest): LinkTarget | undefined {
  if (target === 'list') return url.split('?')[0] === deskPath ? target : undefined;
  return target === 'days' || isReference(target) ? target : undefined;
}

const parseQuery = ({ url }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(new URLSearchParams(url.split('?').slice(1).join('?')));

async function findExpiry(
  links: DeskLinks,
  store: Pick<Store, 'getLinksRevokedAt'>,
  target: LinkTarget,
  claim: LinkClaim,
  now: Date,
): Promise<Date | null> {
  // Forged links must not cost a query.
  if (!links.verify(target, claim, now, null)) return null;
  return links.verify(target, claim, now, await store.getLinksRevokedAt());
}

function readCookie({ headers }: FastifyRequest, name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
}

const initialsCookie = 'desk-initials';

function readInitialsCookie(request: FastifyRequest): string {
  try {
    const initials = decodeURIComponent(readCookie(request, initialsCookie));
    return initials.length > initialsLength ? '' : initials;
  } catch {
    return '';
  }
}

export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

export function readPostedField({ body }: FastifyRequest, name: string): string {
  const text = cleanText(body instanceof URLSearchParams ? (body.get(name) ?? '') : '');
  return name === fieldNames.initials ? text.replace(/\s+/g, ' ') : text;
}

export function sendPage(reply: FastifyReply, desk: Desk, status: number, page: DeskPage) {
  const { style } = desk;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return sendHtml(reply, status, renderDocument(page, desk, style), {
    ...noReferrer,
    'Content-Security-Policy': policy,
  });
}
