import { planText } from '../../../domain/plan/text.ts';

/**
 * Adds the plan on the planner's page to the addresses that carry it: links to the form, to this page and to other languages, in new tabs
 * too, and the canonical address, which Safari shares instead of the page's. An empty fragment removes it.
 */
export function carryPlan(fragment: string): void {
  const plan = planText(fragment);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = canonical.href.replace(/#.*|$/, plan && `#${plan}`);
  const form = document.querySelector<HTMLAnchorElement>('.header-tickets')?.pathname;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.header a, .footer a, .suggestion a'))
    if (link.pathname === form || link.pathname === location.pathname || link.hreflang) link.hash = plan;
}
