import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { createPath, Outlet, useLocation, useNavigation } from 'react-router';
import { site } from '#words/site.ts';
import { noteNavigation } from './start/going-to.ts';
import { handOver } from './start/hand-over.ts';
import { Bar } from './ui/bar.tsx';
import { ErrorScreen } from './ui/error-screen.tsx';
import { Footer } from './ui/footer.tsx';
import { Offer } from './ui/offer.tsx';
import { askForStyle, PageStyle } from './ui/page-style.tsx';
import { ToastProvider } from './ui/toast.tsx';

/**
 * What every page stands in: skip link, bar, the page, footer, toasts.
 *
 * Where a part is no longer what was prerendered (a translator, an extension), React draws the nearest `Suspense` anew, and
 * leaves the rest alone.
 */
export default function Frame() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

/** A page has failed: the error screen takes its place. Where the frame itself fails, the root's stands alone. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Framed>
      <ErrorScreen error={error} />
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const { skipLink } = site;
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // A page change is a new page for those who hear it: focus goes to its top, and the reader starts there.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is told
  useEffect(() => window.__seen?.(), [pathname]);

  useEffect(() => {
    const to = next ? createPath(next) : null;
    noteNavigation(to);
    // While its module is on its way.
    if (to) askForStyle(to);
  }, [next]);

  // What was asked of a page before React was there is the form's to answer, when it can.
  useEffect(() => {
    if (!document.querySelector('[data-replay]')) handOver();
  }, []);

  return (
    <ToastProvider>
      <Suspense>
        <a className="skip-link" href="#main">
          {skipLink}
        </a>
        <Bar />
      </Suspense>
      <Offer />
      <Suspense>
        {/* A page leaves as one element, whatever has been put between its parts. */}
        <main id="main" key={pathname} ref={main} tabIndex={-1}>
          <PageStyle path={pathname} />
          {children}
        </main>
      </Suspense>
      <Suspense>
        <Footer />
      </Suspense>
    </ToastProvider>
  );
}
