import { readPreferences } from '../../../domain/plan/link.ts';

/** Writes the plan into the URL and the page's links. An empty fragment stands for the suggested day, which only ticket buttons carry. */
export function writeFragment(fragment: string, request: string): void {
  updateLinks(fragment, request);
  const current = location.hash.slice(1);
  // Leaves the target of the skip link, and a damaged plan.
  if (fragment === current || (!fragment && !readPreferences(current))) return;
  // Adds no history entry, so that Back leaves the page.
  history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname);
}

/** Links carry the plan into new tabs, and the canonical address too, because Safari shares that one. */
function updateLinks(fragment: string, request: string) {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = canonical.href.replace(/#.*|$/, fragment && `#${fragment}`);
  const formPath = document.querySelector<HTMLAnchorElement>('.header-tickets')?.pathname;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.header a, .footer a, .suggestion a'))
    if (link.pathname === formPath || link.pathname === location.pathname || link.hreflang)
      link.hash = link.matches('.button-tickets') ? request : fragment;
}
