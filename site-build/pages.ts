/** Prerenders every page in every language. */
import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fonts from '../app/art/fonts.json' with { type: 'json' };
import type { HeadTag, PageName } from '../app/page-data.ts';
import { words } from '../content/words.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { isPageId, isPolicyId, notFoundPath, type PageId, pageIds, pathTo } from '../i18n/paths.ts';
import type { InquiryMode } from '../server/site/settings.ts';
import type { Bundle, Renderer } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import { alternates } from './crawler-files.ts';
import { compact, pageDocument } from './html.ts';
import { nowData, nowNames } from './now-data.ts';
import { type DataSettings, pageData } from './page-data.ts';
import { phoneFile } from './phone-pictures.ts';
import { sharePictures } from './share.ts';
import { pageData as structuredData } from './structured-data.ts';

export interface SitePage {
  locale: Locale;
  page: PageName;
  path: string;
  /** URL of its data. */
  data: string;
  /** The HTML document, with additional head elements. */
  document(more?: readonly HeadTag[]): string;
}

/** The pages of a build. A live one has two more, for forms posted without scripts. */
export const pageNames = (inquiryMode: InquiryMode): PageName[] => [
  ...pageIds,
  ...(inquiryMode === 'live' ? (['thanks', 'refused'] as const) : []),
  'offline',
  'notFound',
];

/** The source file of a page's route: its key in the bundle's manifest. */
export const routeOf = (page: PageName): string =>
  isPolicyId(page) ? 'app/routes/policy/policy.tsx' : `app/routes/${page}/${page}.tsx`;

export const pathOf = (page: PageName, locale: Locale): string =>
  page === 'notFound' ? notFoundPath(locales[locale]) : pathTo(page, locales[locale]);

/** The file name of a page's data. */
export const dataFile = (locale: Locale, page: PageName) => `${locale}-${page}.json`;

/**
 * Writes the data that pages load. The folder's name contains a hash of all data, so that open pages never mix two builds.
 * @returns the folder's URL
 */
export async function writePageData(client: string, settings: DataSettings): Promise<string> {
  const files = settings.siteLocales.flatMap(locale =>
    pageIds.map(page => [dataFile(locale, page), pageData(locale, page, settings)] as const),
  );
  const texts = files.map(([name, data]) => [name, JSON.stringify(data)] as const);
  const folder = `assets/data-${hash('sha256', JSON.stringify(texts)).slice(0, 8)}`;
  await mkdir(join(client, folder), { recursive: true });
  for (const [name, text] of texts) await writeFile(join(client, folder, name), text);
  return `/${folder}`;
}

/** Returns a function that prerenders a page. Bundles the inline scripts once. */
export async function pageMaker(
  renderer: Renderer,
  settings: DataSettings & Partial<Pick<Bundle, 'entry'>> & { source: string },
): Promise<(locale: Locale, page: PageName) => Promise<SitePage>> {
  const { origin, inquiryMode, siteLocales, today, entry, source } = settings;
  const [early, now, reloadWhenOnline, goToPageMeant] = (await Promise.all(
    ['early', 'now', 'reload-when-online', 'page-meant'].map(name =>
      bundleScript(`app/inline/${name}.ts`, { __LIVE__: String(inquiryMode === 'live') }),
    ),
  )) as [string, string, string, string];
  const paths = siteLocales.flatMap(id => pageIds.map(name => pathTo(name, locales[id])));
  const offlineStyle = compact(await readFile('app/offline/offline-page.css', 'utf8'));
  const symbols = await renderer.symbols();

  return async (locale, page) => {
    const path = pathOf(page, locale);
    const data = pageData(locale, page, settings);
    const { title, tags } = renderer.headOf(page, data);
    const { preloads, first } = await renderer.heroOf(page);
    const inside = first && (await asData(phoneFile(first.srcSet, first.sizes)));
    const rendered = await renderer.render(page, path, data, inside);
    const listed = isPageId(page);
    // Every document can navigate to a page that prints it.
    const guide = listed ? await renderer.guide(data, words[locale]) : '';
    const structured = { origin, siteLocales, sharePicture: sharePictures(locale).home, today };
    const saysNow = page !== 'offline' && page !== 'notFound' && page !== 'refused';
    const last =
      page === 'offline' ? [reloadWhenOnline] : page === 'notFound' ? [goToPageMeant] : saysNow ? [now] : [];
    return {
      locale,
      page,
      path,
      data: `${source}/${dataFile(locale, page)}`,
      document: (more = []) =>
        pageDocument({
          language: data.language,
          title,
          style: renderer.styleOf(page, data) + (page === 'offline' ? offlineStyle : ''),
          font: fonts['display-basic'],
          tags: [...more, ...preloads, ...tags, ...(listed ? alternateLinks(page, settings) : [])],
          ...(listed && entry !== undefined && { entry }),
          // No script may change what the server has filled in.
          ...(page !== 'refused' && { first: early }),
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
            ...(page === 'notFound' ? [{ type: 'application/json', id: 'pages', value: paths }] : []),
            ...(listed
              ? [{ type: 'application/ld+json', value: structuredData(structured, page, locale) }]
              : []),
          ],
          symbols,
          page: rendered,
          guide,
          attributes: listed ? { 'data-page': page, 'data-locale': locale, 'data-source': source } : {},
        }),
    };
  };
}

/** A picture as a data URL, so that phones show it without another request. */
const asData = async (path: string) =>
  `data:image/avif;base64,${(await readFile(join('public', path))).toString('base64')}`;

/** `hreflang` links, if there is more than one language. */
const alternateLinks = (page: PageId, settings: DataSettings): HeadTag[] =>
  alternates(page, settings).map(({ lang, href }) => ['link', { rel: 'alternate', hreflang: lang, href }]);
