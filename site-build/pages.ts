import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fonts from '../app/art/fonts.json' with { type: 'json' };
import type { HeadTag, PageData, PageName } from '../app/page-data.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { isPageId, type PageId, pageIds } from '../i18n/pages.ts';
import { notFoundPath, pathTo } from '../i18n/paths.ts';
import type { Bundle, Renderer } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import { listAlternates } from './crawler-files.ts';
import { type DocumentParts, renderDocument } from './html.ts';
import { createAnnouncedNames, createNowData } from './now-data.ts';
import { createOfflineTag } from './offline.ts';
import { createPageData, type DataSettings } from './page-data.ts';
import { selectPhoneFile } from './phone-picture.ts';
import { sharePictures } from './share.ts';
import { createSpeculationRules } from './speculation.ts';
import { toJsonLd } from './structured-data.ts';

export interface SitePage {
  locale: Locale;
  page: PageName;
  path: string;
  document(): string;
}

export const pageNames: readonly PageName[] = [...pageIds, 'offline', 'notFound'];

export const pathOf = (page: PageName, locale: Locale): string =>
  page === 'notFound' ? notFoundPath(locales[locale]) : pathTo(page, locales[locale]);

type Settings = DataSettings & { offline?: boolean } & Partial<Pick<Bundle, 'entry' | 'scriptsOf' | 'all'>>;

interface PageRenderer {
  renderPage(locale: Locale, page: PageName): Promise<SitePage>;
}

export async function createPageRenderer(renderer: Renderer, settings: Settings): Promise<PageRenderer> {
  const buildDocument = await createDocumentBuilder(renderer, settings);
  return {
    async renderPage(locale, page) {
      const { data, picture, document } = await buildDocument(locale, page);
      const rendered = await renderer.render(page, data, picture);
      return {
        locale,
        page,
        path: pathOf(page, locale),
        document: () => renderDocument(document, rendered),
      };
    },
  };
}

/** Bundles the inline scripts once. */
async function createDocumentBuilder(renderer: Renderer, settings: Settings) {
  const { origin, inquiryMode, siteLocales, today, offline = false, entry, scriptsOf, all = [] } = settings;
  const [preHydrationScript, islandPreHydrationScript, nowScript, reloadScript] = (await Promise.all(
    ['pre-hydration', 'island-pre-hydration', 'now', 'reload-when-online'].map(name =>
      bundleScript(`app/inline/${name}.ts`, { __LIVE__: String(inquiryMode === 'live') }),
    ),
  )) as [string, string, string, string];
  const symbols = await renderer.renderSymbols();
  const speculation = createSpeculationRules(siteLocales);

  const createData = (locale: Locale, page: PageName, pageData: PageData): DocumentParts['data'] => {
    if (!isPageId(page)) return [];
    const names = inquiryMode === 'live' && createAnnouncedNames(locale);
    const now = { ...createNowData(locale, today), ...names };
    const jsonLdContext = { origin, siteLocales, sharePicture: sharePictures(locale).home, today };
    return [
      ...createDataBlocks({ now, ...renderer.dataOf(page, pageData) }),
      { type: 'application/ld+json', value: toJsonLd(jsonLdContext, page, locale) },
      { type: 'speculationrules', value: speculation },
    ];
  };

  return async (locale: Locale, page: PageName) => {
    const data = createPageData(locale, page, settings);
    const { title, tags } = renderer.headOf(data);
    const { preloads, phonePicture } = renderer.heroOf(page);
    const isListed = isPageId(page);
    const island = renderer.islandOf(page);
    const lastScript = isListed ? nowScript : page === 'offline' && reloadScript;
    const document: DocumentParts = {
      language: data.language,
      title,
      style: renderer.styleOf(page, data),
      font: fonts['display-basic'],
      tags: [
        ...preloads,
        ...tags,
        ...(isListed ? createAlternateLinks(page, settings) : []),
        ...(isListed && offline ? [createOfflineTag(page, locale, all)] : []),
      ],
      ...(isListed && entry !== undefined && { entry }),
      modules: isListed && island && scriptsOf ? scriptsOf(island) : [],
      headScripts: island ? [preHydrationScript, islandPreHydrationScript] : [preHydrationScript],
      bodyScripts: lastScript ? [lastScript] : [],
      data: createData(locale, page, data),
      symbols,
    };
    const picture =
      phonePicture && (await toDataUrl(selectPhoneFile(phonePicture.srcSet, phonePicture.sizes)));
    return { data, picture, document };
  };
}

const createDataBlocks = (blocks: Record<string, object>) =>
  Object.entries(blocks).map(([id, value]) => ({ type: 'application/json', id, value }));

/** Saves phones a request. */
const toDataUrl = async (path: string) =>
  `data:image/avif;base64,${(await readFile(join('public', path))).toString('base64')}`;

const createAlternateLinks = (page: PageId, settings: DataSettings): HeadTag[] =>
  listAlternates(page, settings).map(({ lang, href }) => [
    'link',
    { rel: 'alternate', hreflang: lang, href },
  ]);
