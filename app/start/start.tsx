/** Loads what a prerendered page needs, and hydrates `#page`. */
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import type { Locale } from '../../i18n/locales.ts';
import { type PageId, pageIds, pathTo } from '../../i18n/paths.ts';
import { fillFromDraft, inquiryForm, keepDraft } from '../components/inquiry/draft.ts';
import { type LoadedName, type LoadedPage, pageLoader } from '../load.ts';
import type { CommonData } from '../page-data.ts';
import { routesOf } from '../router.tsx';
import { pressEnded } from './press-ended.ts';
import { watchVisitor } from './restore.ts';
import { tolerateMovedNodes } from './tolerant-dom.ts';

/** Rejects where a part of the page cannot be had: it then stays as it is. */
export async function start(): Promise<void> {
  const { page, locale, source } = container().dataset as { page: PageId; locale: Locale; source: string };
  const load = pageLoader(source, locale, page);
  const loaded = await load(page);
  prefetchLinks(loaded.data, load);
  // Should React replace a button while it is pressed, its click would be lost.
  await pressEnded();
  const router = createBrowserRouter(routesOf(loaded.data, loadOrLeave(load)), {
    hydrationData: { loaderData: { [page]: loaded } },
  });
  hydrate(container(), router);
}

/** Looked up each time, since an extension may have replaced it with a copy. */
function container(): HTMLElement {
  const page = document.getElementById('page');
  if (!page) throw new Error('The page has been taken out of its document.');
  return page;
}

type Load = ReturnType<typeof pageLoader>;

/** What an old tab no longer finds after a deployment, the browser loads as a document from the newer site. */
const loadOrLeave = (load: Load) => (page: LoadedName, url: string) =>
  load(page).catch((): Promise<LoadedPage> => {
    location.assign(url);
    return new Promise(() => {});
  });

/** Prefetches a page when a link to it is pointed at, touched or focused. */
function prefetchLinks(common: CommonData, load: Load): void {
  const routes = pageIds.map(id => ({ id, path: pathTo(id, common.language) }));
  const prefetch = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (!link || link.origin !== location.origin) return;
    const page = matchRoutes(routes, link.pathname)?.[0]?.route.id;
    // A failure shows when the link is followed.
    if (page) load(page).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetch, { passive: true });
}

// A skipped view transition (hidden tab, another navigation) is no error, but the router leaves its rejection unhandled.
addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
    event.preventDefault();
});

function hydrate(page: HTMLElement, router: ReturnType<typeof createBrowserRouter>): void {
  // The prerendered page as a last resort, in a document of its own, where no picture is fetched.
  const spare = document.implementation.createHTMLDocument().importNode(page, true);
  const address = location.pathname;
  let leaving = false;
  const restore = watchVisitor();
  // An error screen may take the form away.
  keepDraft();
  tolerateMovedNodes();

  hydrateRoot(
    page,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      // Hydration found a mismatch, and React has redrawn that part.
      onRecoverableError(error) {
        console.warn(String(error));
        restore();
      },
      // React has removed everything: back to the prerendered page, which must be loaded if it is another one by now.
      onUncaughtError(error) {
        console.error(error);
        if (location.pathname !== address) {
          if (!leaving) location.reload();
          leaving = true;
          return;
        }
        // From now on the browser navigates.
        router.dispose();
        addEventListener('popstate', () => location.reload());
        document.documentElement.dataset['js'] = 'failed';
        window.__early?.done();
        page.replaceWith(spare);
        restore();
        const form = inquiryForm();
        if (form) fillFromDraft(form);
      },
    },
  );
}
