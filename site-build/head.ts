import type { HeadTag } from '../app/art/picture.tsx';
import type { PageName } from '../app/site-context.ts';
import { park } from '../domain/park.ts';
import { type Locale, type Localized, locales } from '../i18n/locales.ts';
import type { PageId } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { type Words, words } from '../i18n/words.ts';
import { listAlternates } from './crawler-files.ts';
import type { DataSettings } from './page-data.ts';
import shareFile from './share-pictures.json' with { type: 'json' };

/** URLs. Pages without one use the home page's. */
export const sharePictures: Localized<{ home: string } & Partial<Record<PageId, string>>> = shareFile;

interface Head {
  title: string;
  tags: readonly HeadTag[];
}

/** Search engines index the pages of the menus only. */
export function createHead(page: PageName, locale: Locale, settings: DataSettings): Head {
  const { origin } = settings;
  const allWords = words[locale];
  const { title, description } = page === 'notFound' ? allWords.site.notFound : allWords[page];
  const fullTitle = `${title} | ${park.name}`;
  const descriptionTag: HeadTag = ['meta', { name: 'description', content: description }];
  if (page === 'notFound' || page === 'offline')
    return { title: fullTitle, tags: [descriptionTag, ['meta', { name: 'robots', content: 'noindex' }]] };
  const url = `${origin}${pathTo(page, locales[locale])}`;
  const pictures = sharePictures[locale];
  const openGraph = {
    'og:type': 'website',
    'og:site_name': park.name,
    'og:locale': locales[locale].ogLocale,
    'og:title': fullTitle,
    'og:description': description,
    'og:url': url,
    'og:image': `${origin}${pictures[page] ?? pictures.home}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': describeSharePicture(page, allWords),
  };
  return {
    title: fullTitle,
    tags: [
      descriptionTag,
      ['link', { rel: 'canonical', href: url }],
      ...Object.entries(openGraph).map(([property, content]): HeadTag => ['meta', { property, content }]),
      ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
      ...listAlternates(page, settings).map(
        ({ lang, href }): HeadTag => ['link', { rel: 'alternate', hreflang: lang, href }],
      ),
    ],
  };
}

function describeSharePicture(page: PageId, { plan, ...others }: Words): string {
  if (page === 'plan') return plan.map.alt;
  return page === 'home' || page === 'attractions' || page === 'contact' ? others[page].hero.alt : park.name;
}
