/** Prerenders the pages at build time. */
import { text } from 'node:stream/consumers';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Words } from '../content/words.ts';
import { isPageId } from '../i18n/paths.ts';
import { LogoSymbol } from './art/logo-symbol.tsx';
import { InlinedPictureContext } from './art/picture.tsx';
import { heroFiles } from './components/hero.tsx';
import { TemplateContext } from './components/inquiry/template.tsx';
import { PrintedGuide } from './components/printed-guide.tsx';
import { type PageModule, type PageStyle, pages } from './load.ts';
import { type HeadTag, type PageData, PageDataContext, type PageName } from './page-data.ts';
import { routesOf } from './router.tsx';
import NotFound from './routes/not-found/not-found.tsx';
import attractions from './styles/attractions.css?inline';
import contact from './styles/contact.css?inline';
import home from './styles/home.css?inline';
import index from './styles/index.css?inline';
import plan from './styles/plan.css?inline';
import policy from './styles/policy.css?inline';

export { headOf } from './head.ts';

const ownStyles: Record<PageStyle, string> = { home, attractions, contact, plan, policy };

/** The CSS inlined in the document: a stylesheet would cost a round trip before the first paint. */
export function styleOf(page: PageName, { css = '' }: PageData): string {
  const style = page === 'notFound' ? undefined : pages[page].style;
  return index + (style ? ownStyles[style] + css : '');
}

/** Renders what the browser hydrates; rejects on any error. `inlinedPicture` is the phone hero as a `data:` URL. */
export async function render(
  page: PageName,
  path: string,
  data: PageData,
  inlinedPicture?: string,
): Promise<string> {
  const loaded = { Page: (await moduleOf(page)).default, data };
  const unlisted = isPageId(page) || page === 'notFound' ? [] : [{ id: page, path }];
  const { query, dataRoutes } = createStaticHandler(routesOf(data, async () => loaded, unlisted));
  const context = await query(new Request(`${data.origin}${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  return html(
    <InlinedPictureContext value={inlinedPicture}>
      <TemplateContext value={page === 'refused'}>
        <StrictMode>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </StrictMode>
      </TemplateContext>
    </InlinedPictureContext>,
  );
}

const moduleOf = async (page: PageName): Promise<PageModule> =>
  page === 'notFound' ? { default: NotFound } : pages[page].load();

/** Preload links of a page's hero, and the files of its phone crop. */
export async function heroOf(
  page: PageName,
): Promise<Partial<ReturnType<typeof heroFiles>> & { preloads: HeadTag[] }> {
  const { hero } = await moduleOf(page);
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
