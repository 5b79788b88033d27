import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { park } from '../../domain/park.ts';
import type { Language } from '../../i18n/locales.ts';
import { sendHtml } from './answers.ts';
import { type Content, Html, html } from './html.ts';

export interface StyledPage {
  language: Pick<Language, 'lang'>;
  title: string;
  /** Beside the park's name. */
  place?: string;
  main: Content;
}

/** Sends a page without scripts: the office's, and the answers to a form that was posted without them. */
export function sendStyledPage(
  reply: FastifyReply,
  status: number,
  page: StyledPage,
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
  return sendHtml(reply, status, renderDocument(page, style), {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
  });
}

function renderDocument({ language, title, place, main }: StyledPage, style: string): string {
  const document = html`<html lang="${language.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.ico" sizes="any">
${new Html(`<style>${style}</style>`)}</head>
<body>
<header><img src="/icon-192.png" alt="" width="44" height="44"><p><b>${park.name}</b> ${place}</p></header>
<main>
${main}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${document.text}`;
}
