/** Brings a prerendered page to life: loads what it needs, and has React take over what stands in `#page`. */
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import type { Locale } from '../../i18n/locales.ts';
import { type PageId, pageIds, pathTo } from '../../i18n/paths.ts';
import { fillFromDraft, inquiryForm, keepDraft } from '../components/inquiry/draft.ts';
import { type LoadedPage, PageLoader } from '../load.ts';
import type { CommonData } from '../page-data.ts';
import { routesOf } from '../router.tsx';
import { watchDoings } from './bring-back.ts';
import { released } from './released.ts';
import { tolerateMovedNodes } from './tolerant-dom.ts';

/** Rejects where a part of the page cannot be had: it then stays as it is. */
export async function start(): Promise<void> {
  const {
    page: id,
    locale,
    source,
  } = container().dataset as { page: PageId; locale: Locale; source: string };
  const loader = new PageLoader(source, locale);
  const loaded = await loader.first(id);
  const { data } = loaded;
  prefetch(data, loader);
  // Where a part is drawn anew, what is being pressed is another element when it is let go, and the click is lost.
  await released();
  const router = createBrowserRouter(routesOf(data, loadOrLeave(loader)), {
    hydrationData: { loaderData: { [id]: loaded } },
  });
  hydrate(container(), router);
}

/** Asked for each time: what is in the document may have been replaced by a copy meanwhile. */
function container(): HTMLElement {
  const page = document.getElementById('page');
  if (!page) throw new Error('The page has been taken out of its document.');
  return page;
}

/** After a deployment an old page may no longer find the parts of the next: the browser goes there, and finds a newer site. */
const loadOrLeave = (loader: PageLoader) => (page: PageId, url: string) =>
  loader.page(page).catch((): Promise<LoadedPage> => {
    location.assign(url);
    return new Promise(() => {});
  });

/** Loads a page as soon as somebody points at a link to it, touches it or comes to it with a key. */
function prefetch(common: CommonData, loader: PageLoader): void {
  const routes = pageIds.map(id => ({ id, path: pathTo(id, common.language) }));
  const meant = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (!link || link.origin !== location.origin) return;
    const page = matchRoutes(routes, link.pathname)?.[0]?.route.id;
    // Where it cannot be had, the click says so.
    if (page) loader.page(page).catch(() => {});
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const)
    addEventListener(sign, meant, { passive: true });
}

// A page change may skip its transition: the tab is hidden, or another page was asked for meanwhile. That is no error, but
// the router leaves the promise that says so to nobody.
addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
    event.preventDefault();
});

function hydrate(page: HTMLElement, router: ReturnType<typeof createBrowserRouter>): void {
  /**
   * The page as it was prerendered, for the day when all else fails, and the path that it belongs to. In a document of its own:
   * there no picture is fetched.
   */
  const spare = document.implementation.createHTMLDocument().importNode(page, true);
  const address = location.pathname;
  let leaving = false;
  const bringBack = watchDoings();
  // Should the form be lost to an error screen, its text is not.
  keepDraft();
  tolerateMovedNodes();

  hydrateRoot(
    page,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      // A part of the page was no longer as prerendered, and has been drawn anew.
      onRecoverableError(error) {
        console.warn(String(error));
        bringBack();
      },
      // No boundary has caught it, and React has taken everything down: back to the page without React, which says how
      // to reach the park. After a page change that page must be loaded first.
      onUncaughtError(error) {
        console.error(error);
        if (location.pathname !== address) {
          if (!leaving) location.reload();
          leaving = true;
          return;
        }
        // From now on the browser goes from page to page.
        router.dispose();
        addEventListener('popstate', () => location.reload());
        document.documentElement.dataset['js'] = 'failed';
        window.__early?.done();
        page.replaceWith(spare);
        bringBack();
        const form = inquiryForm();
        if (form) fillFromDraft(form);
      },
    },
  );
}
