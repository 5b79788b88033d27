/** The document around a page, outside of React. */
import { hash } from 'node:crypto';
import type { HeadTag, PageLanguage } from '../app/page-data.ts';
import { manifestPath } from '../i18n/paths.ts';
import { Html, html } from '../server/site/html.ts';
import type { InquiryMode } from '../server/site/settings.ts';

export interface DocumentParts {
  language: PageLanguage;
  title: string;
  /** Inlined to save a round trip before the first paint. */
  style: string;
  /** Path of the headline typeface, to preload. */
  font: string;
  /** Page-specific head elements, in order. */
  tags: readonly HeadTag[];
  /** URL of the page's script. */
  entry?: string;
  /** URLs of the scripts of its island. */
  modules: readonly string[];
  /** Inline scripts: those that run before the first paint, and those at the end. */
  first: readonly string[];
  last: readonly string[];
  /** Data blocks, for search engines, the browser and our scripts. */
  data: readonly { type: string; id?: string; value: object }[];
  /** SVG symbols the page refers to. */
  symbols: string;
  /** Printed instead of some pages. */
  guide: string;
}

/** The complete HTML document of a page. */
export function pageDocument(parts: DocumentParts, page: string): string {
  const [before, after] = documentAround(parts);
  return before + page + after;
}

/** The document before and after its content. */
export function documentAround(parts: DocumentParts): [before: string, after: string] {
  const { language, title, style, font, tags, entry, modules, first, last, data, symbols, guide } = parts;
  const { lang, dir } = language;
  const before = html`<!DOCTYPE html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"/>${
    // First, because it detects the browser's features.
    first.map(scriptElement)
  }<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/><style>${new Html(style)}</style><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/><title>${title}</title>${tags.map(tagElement)}<link rel="icon" href="/favicon.ico" sizes="16x16 32x32"/><link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/><link rel="manifest" href="${manifestPath(language)}"/><meta name="theme-color" content="#E68F75"/><meta name="format-detection" content="telephone=no"/>${
    entry !== undefined && html`<script type="module" async src="${entry}"></script>`
  }</head><body>${
    // Cloudflare's marks against its links in place of mail addresses, for hosts where the 404 page has no header that forbids them.
    new Html('<!--email_off-->')
  }${new Html(symbols)}<div id="page">`;
  const after = html`</div>${new Html(guide)}${data.map(dataElement)}${last.map(scriptElement)}${
    // The pre-hydration script of islands takes them out, unless the browser is below the baseline or saves data.
    modules.length > 0 &&
    html`<template id="modules">${modules.map(href => html`<link rel="modulepreload" href="${href}"/>`)}</template>`
  }<!--/email_off--></body></html>`;
  return [before.text, after.text];
}

const attributeList = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([name, value]) => html` ${new Html(name)}="${value}"`);

const tagElement = ([name, attributes]: HeadTag) => html`<${new Html(name)}${attributeList(attributes)}/>`;

/** Escapes an end tag within the script. */
const scriptElement = (code: string) =>
  html`<script>${new Html(code.trim().replaceAll('</script', '<\\/script'))}</script>`;

/** Escapes `<`, so that no text can end the element. */
const dataElement = ({ type, id, value }: DocumentParts['data'][number]) =>
  html`<script type="${type}"${id !== undefined && html` id="${id}"`}>${new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`;

/** Speculation rules count as a script, other data blocks do not. */
const inlineScript = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The Content-Security-Policy of the site: it allows the inline code of all these pages. */
export function sitePolicy(pages: readonly string[], inquiryMode: InquiryMode): string {
  const hashes = (pattern: RegExp) => [
    ...new Set(pages.flatMap(page => [...page.matchAll(pattern)].map(([, text = '']) => cspHash(text)))),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScript)],
    // Those of parts that are loaded on demand are files.
    'style-src': ["'self'", ...hashes(inlineStyle)],
    // Styles contain masks, and some pages their first picture.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // For live inquiries, and auditing tools that fetch robots.txt.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without scripts the live form is posted.
    'form-action': [inquiryMode === 'live' ? "'self'" : "'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // For the URL of the service worker (`app/offline/register.ts`).
    'trusted-types': ['offline'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The CSP source expression that allows an inline script or style. */
function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Minifies a stylesheet. */
export function compact(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
}
