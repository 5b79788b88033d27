/** Hydrates `#page`. */
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { type PageId, pageIds, pathTo } from '../../i18n/paths.ts';
import { fillFromDraft, inquiryForm, keepDraft } from '../components/inquiry/draft.ts';
import type { LoadedName, LoadedPage, LoadPage } from '../load.ts';
import type { CommonData } from '../page-data.ts';
import { routesOf } from '../router.tsx';
import { pressEnded } from './press-ended.ts';
import { trackVisitorState } from './restore.ts';
import { tolerateMovedNodes } from './tolerant-dom.ts';

/**
 * @param loaded the current page
 * @param load loads the others
 */
export async function start(page: PageId, loaded: LoadedPage, load: LoadPage): Promise<void> {
  prefetchLinks(loaded.data, load);
  // A hydration mismatch replaces elements; a button replaced while it is pressed would lose its click.
  await pressEnded();
  const router = createBrowserRouter(routesOf(loaded.data, loadOrReload(load)), {
    hydrationData: { loaderData: { [page]: loaded } },
  });
  hydrate(container(), router);
}

/** Not cached: an extension may have replaced the element with a copy. */
function container(): HTMLElement {
  const page = document.getElementById('page');
  if (!page) throw new Error('#page is missing from the document.');
  return page;
}

/** If a file is gone after a deployment, the browser loads the new site's document instead. */
const loadOrReload = (load: LoadPage) => (page: LoadedName, url: string) =>
  load(page).catch((): Promise<LoadedPage> => {
    location.assign(url);
    return new Promise(() => {});
  });

/** Prefetches a page when a link to it is hovered, touched or focused. */
function prefetchLinks(common: CommonData, load: LoadPage): void {
  const routes = pageIds.map(id => ({ id, path: pathTo(id, common.language) }));
  const prefetch = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (!link || link.origin !== location.origin) return;
    const page = matchRoutes(routes, link.pathname)?.[0]?.route.id;
    // Retried when the link is followed.
    if (page) load(page).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetch, { passive: true });
}

// A skipped view transition (hidden tab, another navigation) is no error, but the router does not catch it.
addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
    event.preventDefault();
});

function hydrate(page: HTMLElement, router: ReturnType<typeof createBrowserRouter>): void {
  // A copy of the prerendered page as a last resort; in another document, so that its pictures are not loaded again.
  const copy = document.implementation.createHTMLDocument().importNode(page, true);
  const initialPath = location.pathname;
  let isReloading = false;
  const restore = trackVisitorState();
  // An error screen may replace the form.
  keepDraft();
  tolerateMovedNodes();

  hydrateRoot(
    page,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      // A hydration mismatch: React has rerendered that boundary on the client.
      onRecoverableError(error) {
        console.warn(String(error));
        restore();
      },
      // React has unmounted everything: back to the prerendered page, or to a fresh document after a navigation.
      onUncaughtError(error) {
        console.error(error);
        if (location.pathname !== initialPath) {
          if (!isReloading) location.reload();
          isReloading = true;
          return;
        }
        // From now on links and Back load documents.
        router.dispose();
        addEventListener('popstate', () => location.reload());
        document.documentElement.dataset['js'] = 'failed';
        window.__early?.stop();
        page.replaceWith(copy);
        restore();
        const form = inquiryForm();
        if (form) fillFromDraft(form);
      },
    },
  );
}
