import { useSyncExternalStore } from 'react';

/** Told when the page itself has written the fragment: the browser says nothing then. */
const written = 'fragmentwritten';

function subscribe(told: () => void) {
  for (const event of ['hashchange', 'popstate', written]) addEventListener(event, told);
  return () => {
    for (const event of ['hashchange', 'popstate', written]) removeEventListener(event, told);
  };
}

/** The fragment of the address, without `#`. Nobody but the browser knows it: none while the page is prerendered. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}

/** Puts another fragment in its place. It is no step of the visitor's: Back leads away from the page. */
export function writeFragment(fragment: string): void {
  history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname);
  dispatchEvent(new Event(written));
}
