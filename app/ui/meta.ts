import type { MetaDescriptor } from 'react-router';
import share from '#words/share.json' with { type: 'json' };
import { park } from '../../domain/park.ts';
import { type PageId, pathTo } from '../../i18n/paths.ts';
import { language } from './language.ts';

interface PageMeta {
  page: PageId;
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
export function pageMeta({ page, title, description, shareAlt = park.name }: PageMeta): MetaDescriptor[] {
  const url = `${__SITE_ORIGIN__}${pathTo(page, language)}`;
  const fullTitle = `${title} | ${park.name}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: park.name },
    { property: 'og:locale', content: language.ogLocale },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${__SITE_ORIGIN__}${sharePicture(page)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: shareAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Pages without a sharing picture of their own have the home page's. */
function sharePicture(page: PageId): string {
  const pictures: Partial<Record<PageId, string>> = share;
  return pictures[page] ?? share.home;
}
