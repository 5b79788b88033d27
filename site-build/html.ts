/** What the build does to the prerendered HTML: pure functions of text. */
import { createHash } from 'node:crypto';
import type { PageModules } from '../app/start/late-start.ts';
import type { InlineHashes } from '../server/site/headers.ts';

/** A module script as React Router writes it: the manifest, the route modules, the entry. */
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const inlineScript = /<script(?:\s(?![^>]*\b(?:src|type)=)[^>]*)?>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Modules that only pass on exports of another: by their URL, its URL and what the exports are called in it. */
export type PassedOn = ReadonlyMap<string, { url: string; names: Record<string, string> }>;

/** Of modules by their URL, those that only pass on: a request, and its headers, for nothing. */
export function passedOn(modules: Iterable<readonly [url: string, code: string]>): PassedOn {
  const found = new Map<string, { url: string; names: Record<string, string> }>();
  for (const [url, code] of modules) {
    const [, list = '', file] = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/.exec(code) ?? [];
    if (!file) continue;
    const pairs = list.split(',').map(each => each.split(' as '));
    found.set(url, {
      url: url.replace(/[^/]+$/, file),
      names: Object.fromEntries(pairs.map(([inside = '', name = inside]) => [name, inside])),
    });
  }
  return found;
}

/**
 * What React Router's start script of a page loads.
 * @throws when the script no longer looks as it did: a new version of React Router needs a new look at this file.
 */
export function readPageModules(html: string, passed: PassedOn = new Map()): PageModules {
  const script = startScript.exec(html)?.[1] ?? '';
  const manifest = /import "([^"]+)";/.exec(script)?.[1];
  const entry = /import\("([^"]+)"\);\s*$/.exec(script)?.[1];
  const list = /__reactRouterRouteModules = \{([^}]*)\}/.exec(script)?.[1];
  const urls = Object.fromEntries(
    [...script.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(match => [match[1], match[2]]),
  );
  const routes = Object.fromEntries(
    [...(list ?? '').matchAll(/"([^"]+)":(route\d+)/g)].map(([, id = '', name = '']) => [
      id,
      urls[name] ?? '',
    ]),
  );
  if (!manifest || !entry || Object.keys(routes).length === 0 || Object.values(routes).includes('')) {
    throw new Error('The start script of React Router has changed its shape; see site-build/html.ts.');
  }
  const preload = [...html.matchAll(preloadLink)].map(([, url = '']) => url).filter(url => !passed.has(url));
  const libraries = ['react', 'router'].flatMap(name =>
    preload.filter(url => url.startsWith(`/assets/${name}-`)),
  );
  const names: PageModules['names'] = {};
  for (const [id, url] of Object.entries(routes)) {
    const behind = passed.get(url);
    if (!behind) continue;
    routes[id] = behind.url;
    names[id] = behind.names;
  }
  return { manifest, entry, routes, names, preload, libraries };
}

/** Takes React Router's preloads and start script out and puts the late start in. */
export function startLate(html: string, lateStart: string, passed?: PassedOn): string {
  // Beside the code and not in it: so the code of all pages is one, and a policy for all of them names it once.
  const modules = JSON.stringify(readPageModules(html, passed))
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;');
  const script = `<script data-modules='${modules}'>${lateStart}</script>`;
  const late = html.replaceAll(preloadLink, '').replace(startScript, () => script);
  if (/<(link|script)\b[^>]*\bmodule(preload)?"/.test(late)) {
    throw new Error('A module still loads before the first paint; see site-build/html.ts.');
  }
  return late;
}

/** The modules that a finished page starts with. */
export function lateModules(html: string): PageModules {
  const json = /<script data-modules='([^']*)'>/.exec(html)?.[1];
  if (!json) throw new Error('The page has no late start.');
  return JSON.parse(json.replaceAll('&#39;', "'").replaceAll('&amp;', '&')) as PageModules;
}

/** Takes every script out: the 404 page, which is served under any address, is not hydrated. */
export function withoutScripts(html: string): string {
  return html.replaceAll(preloadLink, '').replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Where `insert` puts markup: between two texts that every page has side by side, or beside the one that it has. */
const places = {
  /** First, right after the charset. */
  head: ['<meta charSet="utf-8"/>', ''],
  'head end': ['', '</head>'],
  'body end': ['', '</body>'],
} as const;

/** Puts markup into a page. */
export function insert(html: string, place: keyof typeof places, markup: string): string {
  const [before, after] = places[place];
  if (!html.includes(before + after))
    throw new Error(`The page has no ${before + after}; see site-build/html.ts.`);
  return html.replace(before + after, () => before + markup + after);
}

/** A script's text may not end its element. */
export function scriptElement(code: string): string {
  return `<script>${code.trim().replaceAll('</script', '<\\/script')}</script>`;
}

/** Structured data as an element: `<` is escaped, so that no text can end it. */
export function jsonLdElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Whether the browser posts a form of this page where no script answers the submit. */
export function posts(html: string): boolean {
  return /<form\b[^>]* method="post"/.test(html);
}

/** CSP hashes of the scripts and styles that are inline in a page. */
export function inlineHashes(html: string): InlineHashes {
  const hashes = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map(([, text = '']) => cspHash(text)))].sort();
  return { scripts: hashes(inlineScript), styles: hashes(inlineStyle) };
}

/** The source by which a policy lets an inline script or style through. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
