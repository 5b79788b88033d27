import { hash } from 'node:crypto';
import type { HeadTag } from '../app/art/picture.tsx';
import type { Language } from '../i18n/locales.ts';
import { manifestPath } from '../i18n/paths.ts';
import { Html, html } from '../server/site/html.ts';
import type { InquiryMode } from '../server/site/settings.ts';
import { themeColor } from './theme.ts';

export interface DocumentParts {
  language: Language;
  title: string;
  /** Inlined to save a round trip. */
  style: string;
  /** Path of the headline typeface to preload. */
  font: string;
  tags: readonly HeadTag[];
  entry?: string;
  /** URLs of the island's scripts. */
  modules: readonly string[];
  /** Run before the first paint. */
  headScripts: readonly string[];
  /** Inline scripts at the end. */
  bodyScripts: readonly string[];
  data: readonly { type: string; id?: string; value: object }[];
}

export function renderDocument(parts: DocumentParts, page: string): string {
  const { language, title, style, font, tags, entry, modules, headScripts, bodyScripts, data } = parts;
  const document = html`<!DOCTYPE html>
<html lang="${language.lang}"><head><meta charset="utf-8"/>${
    // First, because the scripts detect the browser's features.
    headScripts.map(renderScript)
  }<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/><style>${new Html(style)}</style><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/><title>${title}</title>${tags.map(renderTag)}<link rel="icon" href="/favicon.ico" sizes="16x16 32x32"/><link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/><link rel="manifest" href="${manifestPath(language)}"/><meta name="theme-color" content="${themeColor}"/><meta name="format-detection" content="telephone=no"/>${
    entry !== undefined && html`<script type="module" async src="${entry}"></script>`
  }</head><body>${
    // Tells Cloudflare to leave mail addresses alone, also on hosts that serve the 404 page without `no-transform`.
    new Html('<!--email_off-->')
  }<div id="page">${new Html(page)}</div>${data.map(renderData)}${bodyScripts.map(renderScript)}${
    // The island's pre-hydration script moves these links to the head, except in browsers below the baseline.
    modules.length > 0 &&
    html`<template id="modules">${modules.map(href => html`<link rel="modulepreload" href="${href}"/>`)}</template>`
  }<!--/email_off--></body></html>`;
  return document.text;
}

const renderAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([name, value]) => html` ${new Html(name)}="${value}"`);

const renderTag = ([name, attributes]: HeadTag) => html`<${new Html(name)}${renderAttributes(attributes)}/>`;

const renderScript = (code: string) =>
  html`<script>${new Html(code.trim().replaceAll('</script', '<\\/script'))}</script>`;

/** Escapes `<`, so that no text can end the element. */
const renderData = ({ type, id, value }: DocumentParts['data'][number]) =>
  html`<script type="${type}"${id !== undefined && html` id="${id}"`}>${new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`;

/** Speculation rules count as a script. */
const inlineScript = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Allows the inline code of these pages. */
export function createSitePolicy(pages: readonly string[], inquiryMode: InquiryMode): string {
  const hashes = (pattern: RegExp) => [
    ...new Set(pages.flatMap(page => [...page.matchAll(pattern)].map(([, text = '']) => toCspHash(text)))),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScript)],
    'style-src': ["'self'", ...hashes(inlineStyle)],
    // For masks in styles, and inlined pictures.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // For live inquiries, and auditing tools.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without scripts the live form is posted.
    'form-action': [inquiryMode === 'live' ? "'self'" : "'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // For the service worker's URL (`app/offline/register.ts`).
    'trusted-types': ['offline'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function toCspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
