import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { LanguageSuggestion } from './components/language-suggestion/language-suggestion.tsx';
import { headOf, showHead } from './head.ts';
import type { LoadedPage } from './load.ts';
import { type CommonData, type PageData, PageDataContext, type PageName } from './page-data.ts';
import { replayEarlyEvents } from './ui/early-events.ts';
import { onlyCopy } from './ui/only-copy.ts';
import { ToastProvider } from './ui/toast.tsx';

/**
 * What every page stands in: skip link, header, the page, footer, toasts. Each part has a `Suspense` of its own, so that a mismatch
 * (a translator, an extension) redraws that part alone.
 */
export function Layout({ common }: { common: CommonData }) {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const page = (match?.id ?? 'notFound') as PageName;
  const loaded = match?.loaderData as LoadedPage | undefined;
  const data = useMemo(() => loaded?.data ?? notFoundData(common), [common, loaded]);
  const shown = useRef(pathname);

  // Before the effects of the page: an error screen sets a title of its own.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    showHead(headOf(page, data));
    // For screen readers this is a new page, which is read from its top.
    document.getElementById('main')?.focus({ preventScroll: true });
    window.__seen?.();
  }, [pathname, page, data]);

  // Where there is a form, it takes over from the early script when it is ready.
  useEffect(() => {
    if (!document.querySelector('[data-replay]')) replayEarlyEvents();
  }, []);

  return (
    <PageDataContext value={data}>
      <ToastProvider>
        <Suspense>
          <a className="skip-link" href="#main" ref={onlyCopy}>
            {common.site.skipLink}
          </a>
          <Header />
        </Suspense>
        <LanguageSuggestion />
        <Suspense>
          {/* Keyed, so that a page is removed as one element, whatever extensions have put into it. */}
          <main id="main" key={pathname} ref={onlyCopy} tabIndex={-1}>
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

/** The 404 page loads no data of its own. */
export const notFoundData = (common: CommonData): PageData => ({
  ...common,
  head: common.site.notFound,
  elsewhere: {},
});
