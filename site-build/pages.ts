/** Composes the documents of the site: every page in every language. */
import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fonts from '../app/art/fonts.json' with { type: 'json' };
import type { HeadTag, PageName } from '../app/page-data.ts';
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
  /** The document, with what else belongs into its head. */
  document(more?: readonly HeadTag[]): string;
}

/** The pages that a build has: in a live one two answer a form that was posted without scripts. */
export const pageNames = (inquiryMode: InquiryMode): PageName[] => [
  ...pageIds,
  ...(inquiryMode === 'live' ? (['thanks', 'refused'] as const) : []),
  'offline',
  'notFound',
];

/** The source file of a page's route, as the bundle names it. */
export const routeOf = (page: PageName): string =>
  isPolicyId(page) ? 'app/routes/policy/policy.tsx' : `app/routes/${page}/${page}.tsx`;

export const pathOf = (page: PageName, locale: Locale): string =>
  page === 'notFound' ? notFoundPath(locales[locale]) : pathTo(page, locales[locale]);

/** Where the data of a page is, below the folder of all of them. */
export const dataFile = (locale: Locale, page: PageName) => `${locale}-${page}.json`;

/**
 * Writes the data that pages load, in a folder that is named by what is in it: all pages of a build are of one mind.
 * @returns the address of the folder
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

/** Something that composes a page. Made once: it bundles the small scripts. */
export async function pageMaker(
  renderer: Renderer,
  settings: DataSettings & Partial<Pick<Bundle, 'entry'>> & { source: string },
): Promise<(locale: Locale, page: PageName) => Promise<SitePage>> {
  const { origin, inquiryMode, siteLocales, today, entry, source } = settings;
  const [early, now, goBack, reloadWhenOnline] = (await Promise.all(
    ['early', 'now', 'go-back', 'reload-when-online'].map(name =>
      bundleScript(`app/inline/${name}.ts`, { __LIVE__: String(inquiryMode === 'live') }),
    ),
  )) as [string, string, string, string];
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
    const structured = { origin, siteLocales, sharePicture: sharePictures(locale).home, today };
    // Those that are not hydrated: two are served under any address, the others are filled in by the server.
    const saysNow = page !== 'offline' && page !== 'notFound' && page !== 'refused';
    const small =
      { notFound: [goBack], offline: [reloadWhenOnline] }[page as string] ?? (saysNow ? [now] : []);
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
          // In the page of a post that was refused no script runs at all: it stays what the server has made of it.
          ...(page !== 'refused' && { first: early }),
          last: small,
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
            ...(listed
              ? [{ type: 'application/ld+json', value: structuredData(structured, page, locale) }]
              : []),
          ],
          symbols,
          page: rendered,
          attributes: listed ? { 'data-page': page, 'data-locale': locale, 'data-source': source } : {},
        }),
    };
  };
}

/** A picture of the site as a URL that holds it: `phones` show it without asking for a file. */
const asData = async (path: string) =>
  `data:image/avif;base64,${(await readFile(join('public', path))).toString('base64')}`;

/** `hreflang` links to a page in every language, once there is more than one. */
const alternateLinks = (page: PageId, settings: DataSettings): HeadTag[] =>
  alternates(page, settings).map(({ lang, href }) => ['link', { rel: 'alternate', hreflang: lang, href }]);
