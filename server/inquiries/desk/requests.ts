/** What the handlers of the office's pages share. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { uncachedHeaders } from '../../site/problem.ts';
import type { ReadLinks } from '../desk-links.ts';
import type { NewMail, Reference, Store } from '../store/store.ts';
import type { AccessParts } from './access.ts';
import { type DeskPage, documentOf } from './layout.ts';

export interface DeskParts extends Omit<AccessParts, 'links'> {
  store: Store;
  links: ReadLinks;
  /** The mail that confirms an inquiry, of that moment. */
  confirmationOf(reference: Reference, at: Date): NewMail;
  /** Whether a request comes from a page of another site. */
  isForeign(headers: FastifyRequest['headers']): boolean;
  /** The stylesheet. */
  style: string;
  /** Called when a mail has been queued. */
  onQueued(): void;
}

/** What a handler works with. */
export interface Desk extends Omit<DeskParts, 'links'> {
  links: AccessParts['links'];
}

export type Send = (reply: FastifyReply, status: number, page: DeskPage) => FastifyReply;

export function pageSender(style: string): Send {
  const headers = {
    ...uncachedHeaders,
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
      "font-src 'self'",
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    // The address of a page is its key.
    'Referrer-Policy': 'no-referrer',
    'Content-Type': 'text/html; charset=utf-8',
  };
  return (reply, status, page) =>
    reply
      .code(status)
      .headers(headers)
      .send(Buffer.from(documentOf(page, style)));
}

export const redirect = (reply: FastifyReply, location: string) =>
  reply
    .code(303)
    .headers({ ...uncachedHeaders, 'Referrer-Policy': 'no-referrer', Location: location })
    .send();

/**
 * Without a referrer browsers send `null` as the origin of a post (Fetch, "append a request `Origin` header"). Those that send no
 * `Sec-Fetch-Site` either are believed: another site does not know the signature.
 */
export function isFromElsewhere(
  { isForeign }: Pick<DeskParts, 'isForeign'>,
  { headers }: FastifyRequest,
): boolean {
  const { origin, ...others } = headers;
  return isForeign(origin === 'null' ? others : headers);
}

/** A field that was posted, each line ended by `\n`, without controls; empty where there is none. Initials are on one line. */
export function postedField({ body }: FastifyRequest, name: string): string {
  const text = (body instanceof URLSearchParams ? (body.get(name) ?? '') : '')
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return name === 'by' ? text.replace(/\s+/g, ' ') : text;
}

/** All fields of a name that were posted. */
export const postedFields = ({ body }: FastifyRequest, name: string): string[] =>
  body instanceof URLSearchParams ? body.getAll(name) : [];
