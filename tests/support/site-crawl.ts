import type { APIRequestContext } from '@playwright/test';

/** A page as a crawler reads it: without running it. */
export interface Crawled {
  path: string;
  status: number;
  lang: string;
  title: string;
  canonical: string;
  /** Its structured data. */
  data: unknown;
  /** Addresses by `hreflang`. */
  alternates: Map<string, string>;
  /** Where links lead to, as written. */
  links: string[];
  /** Files that it shows: pictures, icons, the manifest. */
  files: string[];
  ids: Set<string>;
}

/** As React escapes it. */
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) =>
  unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];

/** Asks for a page and reads it. */
export async function crawl(request: APIRequestContext, path: string): Promise<Crawled> {
  const response = await request.get(path);
  const html = await response.text();
  const links = tags(html, 'link');
  const rel = (kind: string) => links.filter(link => attribute(link, 'rel') === kind);
  const metas = tags(html, 'meta');
  const sets = [...tags(html, 'source'), ...tags(html, 'img')].flatMap(tag =>
    attribute(tag, 'srcSet')
      .split(/,\s+/)
      .map(part => part.trim().split(' ')[0] ?? ''),
  );
  return {
    path,
    status: response.status(),
    lang: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    title: unescaped(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    canonical: attribute(rel('canonical')[0] ?? '', 'href'),
    data: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'),
    alternates: new Map(rel('alternate').map(link => [attribute(link, 'hreflang'), attribute(link, 'href')])),
    links: tags(html, 'a').map(tag => attribute(tag, 'href')),
    files: [
      ...sets,
      ...tags(html, 'img').map(tag => attribute(tag, 'src')),
      ...[...rel('icon'), ...rel('apple-touch-icon'), ...rel('manifest'), ...rel('preload')].map(link =>
        attribute(link, 'href'),
      ),
      ...metas
        .filter(meta => attribute(meta, 'property') === 'og:image')
        .map(meta => attribute(meta, 'content')),
    ].filter(file => file !== '' && !file.startsWith('data:')),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
  };
}
