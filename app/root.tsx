import { createContext, type ReactNode, use } from 'react';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { ErrorScreen } from './ui/error-screen.tsx';
import { Head } from './ui/head.tsx';

/** Set while the document of a page is written: what stands in place of the page (`entry.server.tsx`). */
export const DocumentContext = createContext<ReactNode>(null);

/** The page without its document: all that React owns in the browser. */
export function Layout({ children }: { children: ReactNode }) {
  const wholeDocument = use(DocumentContext);
  if (wholeDocument) return wholeDocument;
  return (
    <>
      <Head />
      {children}
    </>
  );
}

export default function Root() {
  useScrollRestoration();
  return <Outlet />;
}

/** Whatever no other boundary has caught. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorScreen error={error} />
    </main>
  );
}
