import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { site } from './content/site.ts';
import { replayEarly } from './early/replay.ts';
import { useCopy } from './i18n/use-locale.ts';
import { Bar } from './ui/bar.tsx';
import { ErrorScreen } from './ui/error-screen.tsx';
import { Footer } from './ui/footer.tsx';
import { ToastProvider } from './ui/toast.tsx';

/** What every page stands in: skip link, bar, the page, footer, toasts. */
export default function Frame() {
  const { skipLink } = useCopy(site);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // A page change is a new page for those who hear it: focus goes to its top, and the reader starts there.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  // Effects of the page have run by now: what it was asked before React was there can be done.
  useEffect(replayEarly, []);

  return (
    <ToastProvider>
      <a className="skip-link" href="#main">
        {skipLink}
      </a>
      <Bar />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </ToastProvider>
  );
}

/** The frame itself has failed: the error screen stands alone. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorScreen error={error} />
    </main>
  );
}
