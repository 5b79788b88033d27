/**
 * Where a click was leading when the document had to be loaded anew: the router reloads the page one is on when the code
 * of the next cannot be had, because the site was deployed anew and this tab is old.
 */
const storageKey = 'going-to';

/** A page change begins, to a path with query and fragment, or (null) is over. */
export function noteNavigation(to: string | null): void {
  try {
    if (to === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, to);
  } catch {
    // Storage is off: the reload shows the same page, and the next click works.
  }
}

/** After such a reload: goes on to where the click led. The page it was made on stays one step back. */
export function resumeNavigation(): void {
  try {
    const to = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const here = location.pathname + location.search + location.hash;
    if (!to || to === here || navigation?.type !== 'reload') return;
    history.pushState(null, '', location.href);
    location.replace(to);
  } catch {
    // As above.
  }
}
