import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { focusStyle } from './art/focus.ts';
import { LogoSymbol } from './art/logo-symbol.tsx';
import { InlinedPictureContext } from './art/picture.tsx';
import { ErrorScreen } from './components/error-screen.tsx';
import { getHeroFiles } from './components/hero.tsx';
import { islands, selectIslandData } from './islands/islands.ts';
import { IslandRoot } from './islands/root.tsx';
import { Page } from './page.tsx';
import { type HeadTag, type IslandName, type PageData, type PageName } from './page-data.ts';
import { pages } from './pages.ts';
import index from './styles/index.css?inline';
import { IslandHtmlContext } from './ui/island-slot.tsx';

export { headOf } from './head.ts';

/** Inlined, because a stylesheet would cost a round trip before the first paint. */
export const styleOf = (page: PageName, { css = '' }: PageData): string =>
  index + focusStyle + (pages[page].style ?? '') + css;

export const islandOf = (page: PageName): IslandName | undefined => pages[page].island;

/** Rejects on any error. `inlinedPicture` is the phone hero as a `data:` URL. */
export async function render(page: PageName, data: PageData, inlinedPicture?: string): Promise<string> {
  const { default: Content, island } = pages[page];
  return renderHtml(
    <InlinedPictureContext value={inlinedPicture}>
      <IslandHtmlContext value={island ? await renderIsland(island, data) : ''}>
        <Page data={data}>
          <Content />
          {island && <ErrorScreen />}
        </Page>
      </IslandHtmlContext>
    </InlinedPictureContext>,
  );
}

async function renderIsland(name: IslandName, data: PageData): Promise<string> {
  const { default: Island } = await islands[name].load();
  return renderHtml(<IslandRoot data={selectIslandData(name, data)} Island={Island} />);
}

/** JSON that the scripts of a page read, by the id of its element. */
export function dataOf(page: PageName, data: PageData): Record<string, object> {
  const { island, scriptData } = pages[page];
  return {
    ...(island && { island: selectIslandData(island, data) }),
    ...scriptData?.(data),
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
