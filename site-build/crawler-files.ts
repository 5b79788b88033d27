/** Sitemap, robots.txt, security.txt and web manifests. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { park } from '../domain/park.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { type PageId, pageIds } from '../i18n/pages.ts';
import { manifestPath, pathTo } from '../i18n/paths.ts';
import { words } from '../i18n/words.ts';
import type { SiteSettings } from '../server/site/settings.ts';
import { backgroundColor, themeColor } from './theme.ts';

type Site = Pick<SiteSettings, 'origin' | 'siteLocales'>;

interface Address {
  lang: string;
  href: string;
}

/** Including `x-default`. */
export function listAlternates(page: PageId, { origin, siteLocales }: Site): Address[] {
  const address = (lang: string, locale: Locale) => ({
    lang,
    href: `${origin}${pathTo(page, locales[locale])}`,
  });
  if (siteLocales.length < 2) return [];
  return [...siteLocales.map(id => address(locales[id].lang, id)), address('x-default', defaultLocale)];
}

/** With alternates (sitemaps.org, and Google's `hreflang` extension). */
export function createSitemap(site: Site): string {
  const { origin, siteLocales } = site;
  const urls = pageIds.flatMap(page => {
    const alternateLinks = listAlternates(page, site).map(
      ({ lang, href }) => `    <xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>\n`,
    );
    return siteLocales.map(
      id =>
        `  <url>\n    <loc>${origin}${pathTo(page, locales[id])}</loc>\n${alternateLinks.join('')}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** The shared id makes it one app in all languages. */
export function createWebManifest(id: Locale): object {
  const { lang } = locales[id];
  return {
    id: '/',
    name: park.name,
    short_name: park.name,
    description: words[id].home.description,
    lang,
    start_url: pathTo('home', locales[id]),
    scope: '/',
    display: 'minimal-ui',
    background_color: backgroundColor,
    theme_color: themeColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** RFC 9116: should expire within a year. */
function createSecurityTxt({ origin, siteLocales }: Site): string {
  const nextYear = new Date();
  nextYear.setUTCMonth(nextYear.getUTCMonth() + 11);
  const languages = siteLocales.map(id => locales[id].lang).join(', ');
  return `Contact: mailto:${park.privacyEmail}\nExpires: ${nextYear.toISOString()}\nPreferred-Languages: ${languages}\nCanonical: ${origin}/.well-known/security.txt\n`;
}

export async function writeCrawlerFiles(client: string, site: Site): Promise<void> {
  const files: Record<string, string> = {
    'sitemap.xml': createSitemap(site),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    '.well-known/security.txt': createSecurityTxt(site),
    ...Object.fromEntries(
      site.siteLocales.map(id => [
        manifestPath(locales[id]),
        `${JSON.stringify(createWebManifest(id), null, 2)}\n`,
      ]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(client, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
