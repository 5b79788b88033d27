import { type RouteObject, useLoaderData, useRouteError } from 'react-router';
import { pageIds, pathTo } from '../i18n/paths.ts';
import { ErrorScreen } from './components/error-screen.tsx';
import { Layout, notFoundData } from './layout.tsx';
import type { LoadedName, LoadedPage } from './load.ts';
import { type CommonData, PageDataContext } from './page-data.ts';
import NotFound from './routes/not-found/not-found.tsx';

/**
 * The routes of a language: the layout with a page in it. Paths are explicit, because a `:locale` parameter would match unknown URLs.
 * @param unlisted pages without links to them, such as the offline page
 */
export function routesOf(
  common: CommonData,
  load: (page: LoadedName, url: string) => Promise<LoadedPage>,
  unlisted: readonly { id: LoadedName; path: string }[] = [],
): RouteObject[] {
  const pages = [...pageIds.map(id => ({ id, path: pathTo(id, common.language) })), ...unlisted].map(
    page => ({
      ...page,
      loader: ({ request }: { request: Request }) => load(page.id, request.url),
      Component: LoadedRoute,
    }),
  );
  const pageRoutes = {
    ErrorBoundary: PageError,
    children: [...pages, { id: 'notFound', path: '*', Component: NotFound }],
  };
  return [
    {
      id: 'layout',
      Component: () => <Layout common={common} />,
      ErrorBoundary: () => <RootError common={common} />,
      children: [pageRoutes],
    },
  ];
}

function LoadedRoute() {
  const { Page } = useLoaderData<LoadedPage>();
  return <Page />;
}

function PageError() {
  return <ErrorScreen error={useRouteError()} />;
}

/** Shown when the layout itself throws. */
function RootError({ common }: { common: CommonData }) {
  const error = useRouteError();
  return (
    <PageDataContext value={notFoundData(common)}>
      <main id="main">
        <ErrorScreen error={error} />
      </main>
    </PageDataContext>
  );
}
