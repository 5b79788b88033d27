import { createContext, type ReactNode, use } from 'react';
import { Meta, Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { ErrorScreen } from './ui/error-screen.tsx';

/** Set while the document of a page is written: what stands in place of the page (`entry.server.tsx`). */
export const DocumentContext = createContext<ReactNode>(null);

/**
 * The page without its document: all that React owns in the browser. Title and description are put into the head by React,
 * which takes what it finds there for its own.
 */
export function Layout({ children }: { children: ReactNode }) {
  const wholeDocument = use(DocumentContext);
  if (wholeDocument) return wholeDocument;
  return (
    <>
      {import.meta.env.SSR ? null : <Meta />}
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
