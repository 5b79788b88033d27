import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { focusStyle } from './art/focus.ts';
import { InlinedPictureContext } from './art/picture.tsx';
import { ErrorScreen } from './components/error-screen.tsx';
import { getHeroFiles } from './components/hero.tsx';
import { islands } from './islands/islands.ts';
import { IslandRoot } from './islands/root.tsx';
import { Page } from './page.tsx';
import { pages } from './page-registry.ts';
import type { PageSource } from './page-source.ts';
import type { Site } from './site-context.ts';
import index from './styles/index.css?inline';
import { IslandHtmlContext } from './ui/island-slot.tsx';
import type { LanguageLink } from './ui/languages.tsx';

/** A page in a language. */
export interface PageInput {
  site: Site;
  source: PageSource;
  /** This page, or else the home page, in each language. */
  languages: readonly LanguageLink[];
}

/** Rejects on any error. */
export async function renderPage({ site, source, languages }: PageInput) {
  const { style = '', hero, island: name, scriptData, render } = pages[site.page];
  const island = name && {
    data: { site, props: islands[name].propsOf(source) },
    Island: await islands[name].load(),
  };
  const heroFiles = hero && getHeroFiles(hero);
  const html = await renderHtml(
    <InlinedPictureContext value={heroFiles && (await toDataUrl(heroFiles.phonePicture))}>
      <IslandHtmlContext value={island ? await renderHtml(<IslandRoot {...island} />) : ''}>
        <Page site={site} languages={languages}>
          {render(source)}
          {island && <ErrorScreen />}
        </Page>
      </IslandHtmlContext>
    </InlinedPictureContext>,
  );
  return {
    /** Inlined, because a stylesheet would cost a round trip before the first paint. */
    style: index + focusStyle + (typeof style === 'string' ? style : style(source)),
    /** JSON that the scripts of a page read, by the id of its element. */
    data: { ...(island && { island: island.data }), ...scriptData?.(source, site) },
    island: name,
    preloads: heroFiles?.preloads ?? [],
    html,
  };
}

/** Saves phones a request. */
const toDataUrl = async (path: string) =>
  `data:image/avif;base64,${await readFile(`public${path}`, 'base64')}`;

async function renderHtml(element: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(element, {
    // Prevents React from streaming large boundaries out of order, which needs a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: error => {
      failure ??= error;
    },
  });
  const rendered = await text(prelude);
  if (failure) throw failure;
  return rendered;
}
