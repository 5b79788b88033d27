import type { MetaDescriptor } from 'react-router';
import { park } from '../../domain/park.ts';
import { allLocales, type Locale, locales } from '../../i18n/locales.ts';
import { type PageId, pathTo } from '../../i18n/paths.ts';
import share from '../art/share.json' with { type: 'json' };

interface PageMeta {
  page: PageId;
  locale: Locale;
  /** Of the page alone: the name of the park is added. */
  title: string;
  description: string;
  /** What the sharing picture shows. */
  shareAlt?: string;
}

/**
 * Title, description, canonical and Open Graph of a page. The canonical comes from the page's identity and never from
 * the address bar: the prerenderer sees `/attractions/` where the visitor has `/attractions`.
 */
export function pageMeta({
  page,
  locale,
  title,
  description,
  shareAlt = park.name,
}: PageMeta): MetaDescriptor[] {
  const url = `${__SITE_ORIGIN__}${pathTo(page, locale)}`;
  const fullTitle = `${title} | ${park.name}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(page),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: park.name },
    { property: 'og:locale', content: locales[locale].ogLocale },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${__SITE_ORIGIN__}${sharePicture(page, locale)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: shareAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Pages without a sharing picture of their own have the home page's. */
function sharePicture(page: PageId, locale: Locale): string {
  const pictures: Partial<Record<PageId, string>> = share[locale];
  return pictures[page] ?? share[locale].home;
}

/** `hreflang` links, once there is more than one language. */
function alternates(page: PageId): MetaDescriptor[] {
  if (allLocales.length < 2) return [];
  return allLocales.map(locale => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: locales[locale].lang,
    href: `${__SITE_ORIGIN__}${pathTo(page, locale)}`,
  }));
}
