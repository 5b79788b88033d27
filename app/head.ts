import { park } from '../domain/park.ts';
import type { HeadTag, PageData } from './page-data.ts';

export interface Head {
  title: string;
  tags: readonly HeadTag[];
}

/** Pages without a sharing picture are not indexed. */
export function headOf({ head, language, origin }: PageData): Head {
  const { title, description, share } = head;
  const fullTitle = `${title} | ${park.name}`;
  const descriptionTag: HeadTag = ['meta', { name: 'description', content: description }];
  if (!share)
    return { title: fullTitle, tags: [descriptionTag, ['meta', { name: 'robots', content: 'noindex' }]] };
  const url = `${origin}${share.path}`;
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
