/** Prerenders every page in every language. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fonts from '../app/art/fonts.json' with { type: 'json' };
import type { HeadTag, PageName } from '../app/page-data.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { isPageId, notFoundPath, type PageId, pageIds, pathTo } from '../i18n/paths.ts';
import { words } from '../i18n/words.ts';
import type { AnswerPages } from '../server/site/answer-pages.ts';
import type { Bundle, Renderer } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import { alternates } from './crawler-files.ts';
import { compact, type DocumentParts, documentAround, pageDocument } from './html.ts';
import { nowData, nowNames } from './now-data.ts';
import { type DataSettings, pageData } from './page-data.ts';
import { phoneFile } from './phone-picture.ts';
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

/** The prerendered pages of a build. */
export const pageNames: readonly PageName[] = [...pageIds, 'offline', 'notFound'];

export const pathOf = (page: PageName, locale: Locale): string =>
  page === 'notFound' ? notFoundPath(locales[locale]) : pathTo(page, locales[locale]);

type Settings = DataSettings & { offline?: boolean } & Partial<Pick<Bundle, 'entry' | 'scriptsOf'>>;

interface PageMaker {
  /** Prerenders a page. */
  page(locale: Locale, page: PageName): Promise<SitePage>;
  /** The pages that a live server renders per request. */
  answers(locale: Locale): Promise<NonNullable<AnswerPages[Locale]>>;
}

export async function pageMaker(renderer: Renderer, settings: Settings): Promise<PageMaker> {
  const parts = await partsMaker(renderer, settings);
  return {
    async page(locale, page) {
      const { data, picture, document } = await parts(locale, page);
      const rendered = await renderer.render(page, data, picture);
      return {
        locale,
        page,
        path: pathOf(page, locale),
        document: () => pageDocument(document, rendered),
      };
    },
    async answers(locale) {
      const thanks = await parts(locale, 'thanks');
      const { data, picture, document } = await parts(locale, 'contact');
      const title = words[locale].live.refused.pageTitle + document.title;
      // No script may change what the server shows.
      const { entry, ...still } = {
        ...document,
        title,
        first: [],
        last: [],
        modules: [],
        data: [],
        guide: '',
      };
      return {
        contact: { data, picture, around: documentAround(still) },
        thanks: { data: thanks.data, around: documentAround(thanks.document) },
      };
    },
  };
}

/** Returns a function that makes a page's data and the parts of its document. Bundles the inline scripts once. */
async function partsMaker(renderer: Renderer, settings: Settings) {
  const { origin, inquiryMode, siteLocales, today, offline = false, entry, scriptsOf } = settings;
  const [preHydration, islandPreHydration, now, reloadWhenOnline, goToPageMeant] = (await Promise.all(
    ['pre-hydration', 'island-pre-hydration', 'now', 'reload-when-online', 'page-meant'].map(name =>
      bundleScript(`app/inline/${name}.ts`, { __LIVE__: String(inquiryMode === 'live') }),
    ),
  )) as [string, string, string, string, string];
  const paths = siteLocales.flatMap(id => pageIds.map(name => pathTo(name, locales[id])));
  const offlineStyle = compact(await readFile('app/offline/offline-page.css', 'utf8'));
  const symbols = await renderer.renderSymbols();
  const speculation = speculationRules(siteLocales, renderer.islandOf);

  return async (locale: Locale, page: PageName) => {
    const data = pageData(locale, page, settings);
    const { title, tags } = renderer.headOf(page, data);
    const { preloads, phonePicture } = renderer.heroOf(page);
    const listed = isPageId(page);
    const structured = { origin, siteLocales, sharePicture: sharePictures(locale).home, today };
    const island = renderer.islandOf(page);
    const saysNow = page !== 'offline' && page !== 'notFound';
    const document: DocumentParts = {
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
      first: island ? [preHydration, islandPreHydration] : [preHydration],
      last: [page === 'offline' ? reloadWhenOnline : page === 'notFound' ? goToPageMeant : now],
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
              { type: 'application/ld+json', value: structuredData(structured, page, locale) },
              { type: 'speculationrules', value: speculation },
            ]
          : []),
      ],
      symbols,
      guide: listed && phonePicture ? await renderer.renderGuide(data, words[locale]) : '',
    };
    /** The first picture, inlined. */
    const picture = phonePicture && (await asData(phoneFile(phonePicture.srcSet, phonePicture.sizes)));
    return { data, picture, document };
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
