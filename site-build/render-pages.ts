import fonts from '../app/art/fonts.json' with { type: 'json' };
import type { PageName } from '../app/site-context.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { isPageId, type PageId, pageIds } from '../i18n/pages.ts';
import { notFoundPath, pathTo } from '../i18n/paths.ts';
import type { Bundle, Renderer } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { createHead, sharePictures } from './head.ts';
import { createNowData } from './now-data.ts';
import { createPageInput, type DataSettings } from './page-data.ts';
import { createSpeculationRules } from './speculation.ts';
import { toJsonLd } from './structured-data.ts';
import { createOfflineTag } from './write-worker.ts';

export interface SitePage {
  page: PageName;
  path: string;
  html: string;
}

export const pageNames: readonly PageName[] = [...pageIds, 'offline', 'notFound'];

/** @public: `tools/dev.ts` loads this module with Vite. */
export const pathOf = (page: PageName, locale: Locale): string =>
  page === 'notFound' ? notFoundPath(locales[locale]) : pathTo(page, locales[locale]);

type Settings = DataSettings & { offline?: boolean } & Partial<Pick<Bundle, 'entry' | 'scriptsOf' | 'all'>>;

/** Returns a function that renders a page. Bundles the inline scripts once. */
export async function createPageRenderer(renderer: Renderer, settings: Settings) {
  const { origin, inquiryMode, siteLocales, today, offline = false, entry, scriptsOf, all = [] } = settings;
  const bundleInline = (name: string) =>
    bundleScript(`app/inline/${name}.ts`, { __LIVE__: String(inquiryMode === 'live') });
  const [preHydrationScript, islandPreHydrationScript, nowScript, saveShowScript] = await Promise.all([
    bundleInline('pre-hydration'),
    bundleInline('island-pre-hydration'),
    bundleInline('update-now'),
    bundleInline('save-show'),
  ]);
  const speculation = createSpeculationRules(siteLocales);

  const createData = (locale: Locale, page: PageId, pageData: object): DocumentParts['data'] => [
    ...Object.entries({ now: createNowData(locale, today), ...pageData }).map(([id, value]) => ({
      type: 'application/json',
      id,
      value,
    })),
    {
      type: 'application/ld+json',
      value: toJsonLd({ origin, siteLocales, sharePicture: sharePictures[locale].home, today }, page, locale),
    },
    { type: 'speculationrules', value: speculation },
  ];

  return async (locale: Locale, page: PageName): Promise<SitePage> => {
    const { style, data, island, preloads, html } = await renderer.renderPage(
      createPageInput(locale, page, settings),
    );
    const { title, tags } = createHead(page, locale, settings);
    const isListed = isPageId(page);
    const parts: DocumentParts = {
      language: locales[locale],
      title,
      style,
      font: fonts['display-basic'],
      tags: [...preloads, ...tags, ...(isListed && offline ? [createOfflineTag(page, locale, all)] : [])],
      ...(isListed && entry !== undefined && { entry }),
      modules: island && scriptsOf ? scriptsOf(island) : [],
      headScripts: island ? [preHydrationScript, islandPreHydrationScript] : [preHydrationScript],
      bodyScripts: [...(isListed ? [nowScript] : []), ...(page === 'attractions' ? [saveShowScript] : [])],
      data: isListed ? createData(locale, page, data) : [],
    };
    return { page, path: pathOf(page, locale), html: renderDocument(parts, html) };
  };
}
