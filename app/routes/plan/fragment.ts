import { useSyncExternalStore } from 'react';

/** `history.replaceState` fires no event, so `writeFragment` dispatches this one. */
const fragmentWritten = 'fragmentwritten';

function subscribe(onChange: () => void) {
  for (const event of ['hashchange', 'popstate', fragmentWritten]) addEventListener(event, onChange);
  return () => {
    for (const event of ['hashchange', 'popstate', fragmentWritten]) removeEventListener(event, onChange);
  };
}

/** The fragment of the URL without `#`; empty while prerendering. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}

/** Replaces the fragment without a history entry: Back leaves the page. */
export function writeFragment(fragment: string): void {
  history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname);
  dispatchEvent(new Event(fragmentWritten));
}
