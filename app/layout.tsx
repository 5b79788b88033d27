import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { LanguageSuggestion } from './components/language-suggestion/language-suggestion.tsx';
import { headOf, showHead } from './head.ts';
import type { LoadedPage } from './load.ts';
import { type CommonData, type PageData, PageDataContext, type PageName } from './page-data.ts';
import { replayEarlyEvents } from './ui/early-events.ts';
import { removeOrphan } from './ui/remove-orphan.ts';
import { ToastProvider } from './ui/toast.tsx';

/**
 * Skip link, header, the page, footer and toasts. Each part is a `Suspense` boundary, so that a hydration mismatch (a translator, an
 * extension) rerenders only that part.
 */
export function Layout({ common }: { common: CommonData }) {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const page = (match?.id ?? 'notFound') as PageName;
  const loaded = match?.loaderData as LoadedPage | undefined;
  const data = useMemo(() => loaded?.data ?? notFoundData(common), [common, loaded]);
  const previousPath = useRef(pathname);

  // A layout effect, so that it runs before the error screen's effect, which sets another title.
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    showHead(headOf(page, data));
    dispatchEvent(new Event('navigated'));
    // Screen readers start reading here, as on a new page.
    document.getElementById('main')?.focus({ preventScroll: true });
    window.__reportNavigation?.();
  }, [pathname, page, data]);

  // On pages with a form, the form does this when it is hydrated.
  useEffect(() => {
    if (!document.querySelector('[data-replay]')) replayEarlyEvents();
  }, []);

  return (
    <PageDataContext value={data}>
      <ToastProvider>
        <Suspense>
          <a className="skip-link" href="#main" ref={removeOrphan}>
            {common.site.skipLink}
          </a>
          <Header />
        </Suspense>
        <LanguageSuggestion />
        <Suspense>
          {/* The key makes React remove the whole element, with anything that extensions have inserted. */}
          <main id="main" key={pathname} ref={removeOrphan} tabIndex={-1}>
            <Outlet />
          </main>
        </Suspense>
        <Suspense>
          <Footer />
        </Suspense>
      </ToastProvider>
      <ScrollRestoration />
    </PageDataContext>
  );
}

/** The 404 page has no data file. */
export const notFoundData = (common: CommonData): PageData => ({
  ...common,
  head: common.site.notFound,
  alternates: {},
});
