/** Prerenders every page in every language. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fonts from '../app/art/fonts.json' with { type: 'json' };
import type { HeadTag, PageName } from '../app/page-data.ts';
import { words } from '../content/words.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { isPageId, notFoundPath, type PageId, pageIds, pathTo } from '../i18n/paths.ts';
import type { InquiryMode } from '../server/site/settings.ts';
import type { Bundle, Renderer } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import { alternates } from './crawler-files.ts';
import { compact, pageDocument } from './html.ts';
import { nowData, nowNames } from './now-data.ts';
import { type DataSettings, pageData } from './page-data.ts';
import { phoneFile } from './phone-pictures.ts';
import { sharePictures } from './share.ts';
import { speculationRules } from './speculation.ts';
import { structuredData } from './structured-data.ts';

export interface SitePage {
  locale: Locale;
  page: PageName;
  path: string;
  /** The HTML document. */
  document(): string;
}

/** The pages of a build. A live one has two more, for forms posted without scripts. */
export const pageNames = (inquiryMode: InquiryMode): PageName[] => [
  ...pageIds,
  ...(inquiryMode === 'live' ? (['thanks', 'refused'] as const) : []),
  'offline',
  'notFound',
];

export const pathOf = (page: PageName, locale: Locale): string =>
  page === 'notFound' ? notFoundPath(locales[locale]) : pathTo(page, locales[locale]);

/** Returns a function that prerenders a page. Bundles the inline scripts once. */
export async function pageMaker(
  renderer: Renderer,
  settings: DataSettings & { offline?: boolean } & Partial<Pick<Bundle, 'entry' | 'scriptsOf'>>,
): Promise<(locale: Locale, page: PageName) => Promise<SitePage>> {
  const { origin, inquiryMode, siteLocales, today, offline = false, entry, scriptsOf } = settings;
  const [early, earlyIsland, now, reloadWhenOnline, goToPageMeant] = (await Promise.all(
    ['early', 'early-island', 'now', 'reload-when-online', 'page-meant'].map(name =>
      bundleScript(`app/inline/${name}.ts`, { __LIVE__: String(inquiryMode === 'live') }),
    ),
  )) as [string, string, string, string, string];
  const paths = siteLocales.flatMap(id => pageIds.map(name => pathTo(name, locales[id])));
  const offlineStyle = compact(await readFile('app/offline/offline-page.css', 'utf8'));
  const symbols = await renderer.symbols();
  const speculation = speculationRules(siteLocales, renderer.islandOf);

  return async (locale, page) => {
    const path = pathOf(page, locale);
    const data = pageData(locale, page, settings);
    const { title, tags } = renderer.headOf(page, data);
    const { preloads, first } = renderer.heroOf(page);
    const inside = first && (await asData(phoneFile(first.srcSet, first.sizes)));
    const rendered = await renderer.render(page, data, inside);
    const listed = isPageId(page);
    const guide = listed && first ? await renderer.guide(data, words[locale]) : '';
    const structuredParts = { origin, siteLocales, sharePicture: sharePictures(locale).home, today };
    const island = renderer.islandOf(page);
    const saysNow = page !== 'offline' && page !== 'notFound' && page !== 'refused';
    const last =
      page === 'offline' ? [reloadWhenOnline] : page === 'notFound' ? [goToPageMeant] : saysNow ? [now] : [];
    return {
      locale,
      page,
      path,
      document: () =>
        pageDocument({
          language: data.language,
          title,
          style: renderer.styleOf(page, data) + (page === 'offline' ? offlineStyle : ''),
          font: fonts['display-basic'],
          tags: [
            ...preloads,
            ...tags,
            ...(listed ? alternateLinks(page, settings) : []),
            ...(listed && offline ? [offlineMark] : []),
          ],
          ...(listed && entry !== undefined && { entry }),
          modules: listed && island && scriptsOf ? scriptsOf(island) : [],
          // No script may change what the server has filled in.
          first: page === 'refused' ? [] : island ? [early, earlyIsland] : [early],
          last,
          data: [
            ...(saysNow
              ? [
                  {
                    type: 'application/json',
                    id: 'now',
                    value: { ...nowData(locale, today), ...(inquiryMode === 'live' && nowNames(locale)) },
                  },
                ]
              : []),
            ...(listed ? dataBlocks(renderer.dataOf(page, data)) : []),
            ...(page === 'notFound' ? [{ type: 'application/json', id: 'pages', value: paths }] : []),
            ...(listed
              ? [
                  { type: 'application/ld+json', value: structuredData(structuredParts, page, locale) },
                  { type: 'speculationrules', value: speculation },
                ]
              : []),
          ],
          symbols,
          page: rendered,
          guide,
        }),
    };
  };
}

const dataBlocks = (blocks: Record<string, object>) =>
  Object.entries(blocks).map(([id, value]) => ({ type: 'application/json', id, value }));

/** A picture as a data URL, so that phones show it without another request. */
const asData = async (path: string) =>
  `data:image/avif;base64,${(await readFile(join('public', path))).toString('base64')}`;

/** Tells `app/offline/register.ts` that the build has a service worker. */
const offlineMark: HeadTag = ['meta', { name: 'offline', content: 'on' }];

/** `hreflang` links, if there is more than one language. */
const alternateLinks = (page: PageId, settings: DataSettings): HeadTag[] =>
  alternates(page, settings).map(({ lang, href }) => ['link', { rel: 'alternate', hreflang: lang, href }]);
