/** Responses that are never cached or indexed. */
import type { FastifyReply } from 'fastify';
import { cacheControl, closedPolicy, commonHeaders } from './headers.ts';

const uncachedHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': closedPolicy,
  'Cache-Control': cacheControl.never,
  'X-Robots-Tag': 'noindex',
};

const sendUncached = (
  reply: FastifyReply,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  reply
    .code(status)
    .headers({ ...uncachedHeaders, 'Content-Type': type, ...headers })
    // A Buffer, because Fastify adds a charset to the type of a string.
    .send(Buffer.from(body));

export const sendHtml = (
  reply: FastifyReply,
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
) => sendUncached(reply, status, 'text/html; charset=utf-8', html, headers);

export const sendText = (reply: FastifyReply, status: number, text: string) =>
  sendUncached(reply, status, 'text/plain; charset=utf-8', `${text}\n`);

export const sendJson = (
  reply: FastifyReply,
  status: number,
  value: object,
  headers?: Readonly<Record<string, string>>,
) => sendUncached(reply, status, 'application/json', JSON.stringify(value), headers);

export const redirect = (reply: FastifyReply, location: string) =>
  sendUncached(reply, 303, 'text/plain; charset=utf-8', '', { Location: location });

/** Codes by field name; empty if no field is at fault. */
export const sendErrors = (
  reply: FastifyReply,
  status: number,
  errors: Readonly<Record<string, string>> = {},
) => sendJson(reply, status, { errors });
