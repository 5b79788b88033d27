import { type RouteObject, useLoaderData, useRouteError } from 'react-router';
import { type PageId, pageIds, pathTo } from '../i18n/paths.ts';
import { ErrorScreen } from './components/error-screen.tsx';
import { Frame, notFoundData } from './frame.tsx';
import type { LoadedPage } from './load.ts';
import { type CommonData, PageDataContext, type PageName } from './page-data.ts';
import NotFound from './routes/not-found/not-found.tsx';

/** A page beside those that links lead to, such as the one that stands in for others when there is no network. */
interface UnlistedPage {
  page: PageName;
  path: string;
  loaded: LoadedPage;
}

/**
 * The routes of a language: a frame with a page in it. A link to another language leads to another document.
 *
 * @param load loads a page; `url` is what was asked for
 */
export function routesOf(
  common: CommonData,
  load: (page: PageId, url: string) => Promise<LoadedPage>,
  unlisted?: UnlistedPage,
): RouteObject[] {
  const pages = pageIds.map(id => ({
    id,
    path: pathTo(id, common.language),
    loader: ({ request }: { request: Request }) => load(id, request.url),
    Component: LoadedRoute,
  }));
  const others = unlisted
    ? [{ id: unlisted.page, path: unlisted.path, loader: () => unlisted.loaded, Component: LoadedRoute }]
    : [];
  const inside = {
    ErrorBoundary: PageError,
    children: [...pages, ...others, { id: 'notFound', path: '*', Component: NotFound }],
  };
  return [
    {
      id: 'frame',
      Component: () => <Frame common={common} />,
      ErrorBoundary: () => <LastError common={common} />,
      children: [inside],
    },
  ];
}

/** What a route has loaded is the page itself, with its data. */
function LoadedRoute() {
  const { Page } = useLoaderData<LoadedPage>();
  return <Page />;
}

/** A page has failed: the error screen takes its place. */
function PageError() {
  return <ErrorScreen error={useRouteError()} />;
}

/** The frame itself has failed. */
function LastError({ common }: { common: CommonData }) {
  const error = useRouteError();
  return (
    <PageDataContext value={notFoundData(common)}>
      <main id="main">
        <ErrorScreen error={error} />
      </main>
    </PageDataContext>
  );
}
