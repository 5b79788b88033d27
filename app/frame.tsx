import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { Bar } from './components/bar.tsx';
import { Footer } from './components/footer.tsx';
import { Offer } from './components/offer/offer.tsx';
import { headOf, notFoundHead } from './head.ts';
import type { LoadedPage } from './load.ts';
import { type CommonData, type PageData, PageDataContext, type PageName } from './page-data.ts';
import { handOver } from './ui/hand-over.ts';
import { onlyCopy } from './ui/only-copy.ts';
import { ToastProvider } from './ui/toast.tsx';

/**
 * What every page stands in: skip link, bar, the page, footer, toasts.
 *
 * Where a part is no longer what was prerendered (a translator, an extension), React draws the nearest `Suspense` anew, and
 * leaves the rest alone.
 */
export function Frame({ common }: { common: CommonData }) {
  const { skipLink } = common.site;
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const loaded = match?.loaderData as LoadedPage | undefined;
  const data = useMemo(() => loaded?.data ?? notFoundData(common), [common, loaded]);
  const main = useRef<HTMLElement>(null);
  const mainRef = useCallback((element: HTMLElement | null) => {
    main.current = element;
    onlyCopy(element);
  }, []);
  const shown = useRef(pathname);

  // A page change is a new page for those who hear it: focus goes to its top, and the reader starts there.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is told
  useEffect(() => window.__seen?.(), [pathname]);

  // What was asked of a page before React was there is the form's to answer, when it can.
  useEffect(() => {
    if (!document.querySelector('[data-replay]')) handOver();
  }, []);

  return (
    <PageDataContext value={data}>
      <HeadOfPage page={(match?.id ?? 'notFound') as PageName} data={data} />
      <ToastProvider>
        <Suspense>
          <a className="skip-link" href="#main" ref={onlyCopy}>
            {skipLink}
          </a>
          <Bar />
        </Suspense>
        <Offer />
        <Suspense>
          {/* A page leaves as one element, whatever has been put between its parts. */}
          <main id="main" key={pathname} ref={mainRef} tabIndex={-1}>
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

/** The page at an address that leads nowhere loads nothing. */
export const notFoundData = (common: CommonData): PageData => ({
  ...common,
  head: notFoundHead(common),
  elsewhere: {},
});

/** Everything in the head that belongs to one page, but for its title. */
const ofOnePage =
  'meta:is([name="description"], [name="robots"], [name^="twitter:"], [property^="og:"]), link:is([rel="canonical"], [rel="alternate"])';

/**
 * Writes the head when the page changes; that of the first page is in its HTML. By hand, and not as elements of React's: extensions
 * take elements out of the head, and React fails where one that it owns is gone.
 */
function HeadOfPage({ page, data }: { page: PageName; data: PageData }) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { title, tags } = headOf(page, data);
    document.title = title;
    for (const element of document.head.querySelectorAll(ofOnePage)) element.remove();
    for (const [name, attributes] of tags) {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      document.head.append(element);
    }
  }, [page, data]);
  return null;
}
