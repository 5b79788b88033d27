import { normalizePlanText } from '../../../domain/plan/text.ts';

/**
 * Adds the plan to links to the form, to this page and to other languages, so that new tabs get it too, and to the canonical address,
 * which Safari shares instead of the page's. An empty fragment removes it.
 */
export function updatePlanLinks(fragment: string): void {
  const plan = normalizePlanText(fragment);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = canonical.href.replace(/#.*|$/, plan && `#${plan}`);
  const formPath = document.querySelector<HTMLAnchorElement>('.header-tickets')?.pathname;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.header a, .footer a, .suggestion a'))
    if (link.pathname === formPath || link.pathname === location.pathname || link.hreflang) link.hash = plan;
}
