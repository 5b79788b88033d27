import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sendHtml } from './answers.ts';

/** Sends a page without scripts. `style` is the content of its only `style` element. */
export function sendStyledPage(
  reply: FastifyReply,
  status: number,
  html: string,
  style: string,
): FastifyReply {
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
  // The office's URLs may contain a signature, which other sites must not learn. With `no-referrer`, browsers would post forms with the
  // origin `null`.
  return sendHtml(reply, status, html, {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
  });
}
