import { Outlet } from 'react-router';
import { ErrorScreen } from './ui/error-screen.tsx';

export default function Guard() {
  return <Outlet />;
}

/** A page has failed: the error screen takes its place, bar and footer stay. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />;
}
