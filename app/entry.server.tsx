import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { focusStyle } from './art/focus.ts';
import { LogoSymbol } from './art/logo-symbol.tsx';
import { type HeadTag, InlinedPictureContext } from './art/picture.tsx';
import { ErrorScreen } from './components/error-screen.tsx';
import { getHeroFiles } from './components/hero.tsx';
import { type IslandData, islands } from './islands/islands.ts';
import { IslandRoot } from './islands/root.tsx';
import { Page } from './page.tsx';
import { pages } from './page-registry.ts';
import type { PageSource } from './page-source.ts';
import type { IslandName, PageName, Site } from './site-context.ts';
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

/** Inlined, because a stylesheet would cost a round trip before the first paint. */
export function styleOf({ site, source }: PageInput): string {
  const { style = '' } = pages[site.page];
  return index + focusStyle + (typeof style === 'string' ? style : style(source));
}

export const islandOf = (page: PageName): IslandName | undefined => pages[page].island;

/** Rejects on any error. `inlinedPicture` is the phone hero as a `data:` URL. */
export async function render(input: PageInput, inlinedPicture?: string): Promise<string> {
  const { site, source, languages } = input;
  const { island, render: renderContent } = pages[site.page];
  return renderHtml(
    <InlinedPictureContext value={inlinedPicture}>
      <IslandHtmlContext value={island ? await renderIsland(island, input) : ''}>
        <Page site={site} languages={languages}>
          {renderContent(source)}
          {island && <ErrorScreen />}
        </Page>
      </IslandHtmlContext>
    </InlinedPictureContext>,
  );
}

async function renderIsland(name: IslandName, input: PageInput): Promise<string> {
  const Island = await islands[name].load();
  return renderHtml(<IslandRoot data={islandDataOf(name, input)} Island={Island} />);
}

const islandDataOf = (name: IslandName, { site, source }: PageInput): IslandData => ({
  site,
  props: islands[name].propsOf(source),
});

/** JSON that the scripts of a page read, by the id of its element. */
export function dataOf(input: PageInput): Record<string, object> {
  const { site, source } = input;
  const { island, scriptData } = pages[site.page];
  return {
    ...(island && { island: islandDataOf(island, input) }),
    ...scriptData?.(source, site),
  };
}

export function heroOf(page: PageName): Partial<ReturnType<typeof getHeroFiles>> & { preloads: HeadTag[] } {
  const { hero } = pages[page];
  return hero ? getHeroFiles(hero) : { preloads: [] };
}

export const renderSymbols = (): Promise<string> => renderHtml(<LogoSymbol />);

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
