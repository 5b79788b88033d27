/** What the head of a page says of it: a pure function of its data, for the build and for the browser. */
import { park } from '../domain/park.ts';
import { pathTo } from '../i18n/paths.ts';
import type { CommonData, HeadData, HeadTag, PageData, PageName } from './page-data.ts';

export interface Head {
  title: string;
  tags: readonly HeadTag[];
}

/** Where something has no title of its own, as on the error screen, the title stands alone. */
export const titleOf = (title: string): string => `${title} | ${park.name}`;

/** The head of the page that has no data of its own: there is nothing at its address. */
export const notFoundHead = ({ site: { notFound } }: Pick<CommonData, 'site'>): HeadData => notFound;

/**
 * Title, description, canonical and Open Graph of a page. The canonical comes from the page's identity and never from the address bar.
 * A page without a sharing picture is not for search engines.
 */
export function headOf(page: PageName, { head, language, origin }: PageData): Head {
  const { title, description, share } = head;
  const fullTitle = titleOf(title);
  const descriptionTag: HeadTag = ['meta', { name: 'description', content: description }];
  if (!share)
    return { title: fullTitle, tags: [descriptionTag, ['meta', { name: 'robots', content: 'noindex' }]] };
  const url = `${origin}${pathTo(page === 'refused' || page === 'notFound' ? 'contact' : page, language)}`;
  const openGraph = {
    'og:type': 'website',
    'og:site_name': park.name,
    'og:locale': language.ogLocale,
    'og:title': fullTitle,
    'og:description': description,
    'og:url': url,
    'og:image': `${origin}${share.picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': share.alt,
  };
  return {
    title: fullTitle,
    tags: [
      descriptionTag,
      ['link', { rel: 'canonical', href: url }],
      ...Object.entries(openGraph).map(([property, content]): HeadTag => ['meta', { property, content }]),
      ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ],
  };
}
