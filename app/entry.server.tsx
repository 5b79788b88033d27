/** Renders the pages: at build time, and the answers to plain form posts on the live server. */
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { RefusedPost } from '../domain/refused-post.ts';
import type { Words } from '../i18n/words.ts';
import { focusStyle } from './art/focus.ts';
import { LogoSymbol } from './art/logo-symbol.tsx';
import { InlinedPictureContext } from './art/picture.tsx';
import { ErrorScreen } from './components/error-screen.tsx';
import { heroFiles } from './components/hero.tsx';
import { RefusedPostContext } from './components/inquiry/refused-post.ts';
import { PrintedGuide } from './components/printed-guide.tsx';
import { islandData, islands } from './islands/islands.ts';
import { IslandRoot } from './islands/root.tsx';
import { Page } from './page.tsx';
import { type HeadTag, type IslandName, type PageData, PageDataContext, type PageName } from './page-data.ts';
import { pages } from './pages.ts';
import index from './styles/index.css?inline';
import { IslandHtmlContext } from './ui/island-slot.tsx';

export { headOf } from './head.ts';

/** The CSS inlined in the document: a stylesheet would cost a round trip before the first paint. */
export const styleOf = (page: PageName, { css = '' }: PageData): string =>
  index + focusStyle + (pages[page].style ?? '') + css;

/** The name of a page's island. */
export const islandOf = (page: PageName): IslandName | undefined => pages[page].island;

/** Renders a page; rejects on any error. `inlinedPicture` is the phone hero as a `data:` URL. */
export async function render(
  page: PageName,
  data: PageData,
  inlinedPicture?: string,
  refused: RefusedPost | null = null,
): Promise<string> {
  const { default: Content, island } = pages[page];
  return html(
    <InlinedPictureContext value={inlinedPicture}>
      <IslandHtmlContext value={island ? await islandHtml(island, data, refused) : ''}>
        <Page data={data}>
          <Content />
          {island && <ErrorScreen />}
        </Page>
      </IslandHtmlContext>
    </InlinedPictureContext>,
  );
}

async function islandHtml(name: IslandName, data: PageData, refused: RefusedPost | null): Promise<string> {
  const { default: Island } = await islands[name].load();
  return html(
    <RefusedPostContext value={refused}>
      <IslandRoot data={islandData(name, data)} Island={Island} />
    </RefusedPostContext>,
  );
}

/** What the scripts of a page read, as JSON in its document: by the id of its element. */
export function dataOf(page: PageName, data: PageData): Record<string, object> {
  const { island } = pages[page];
  const { address, calendarFile, language } = data;
  return {
    ...(island && { island: islandData(island, data) }),
    ...(page === 'attractions' && { 'calendar-file': { address, calendarFile, language } }),
  };
}

/** Preload links of a page's hero, and the files of its phone crop. */
export function heroOf(page: PageName): Partial<ReturnType<typeof heroFiles>> & { preloads: HeadTag[] } {
  const { hero } = pages[page];
  return hero ? heroFiles(hero) : { preloads: [] };
}

/** The SVG symbols that pages reference. */
export const symbols = (): Promise<string> => html(<LogoSymbol />);

/** The guide that pages print. */
export const guide = (data: PageData, words: Words): Promise<string> =>
  html(
    <PageDataContext value={data}>
      <PrintedGuide attractions={words.attractions} />
    </PageDataContext>,
  );

async function html(element: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(element, {
    // Otherwise React streams large boundaries out of order, and moves them into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: error => {
      failure ??= error;
    },
  });
  const rendered = await text(prelude);
  if (failure) throw failure;
  return rendered;
}
