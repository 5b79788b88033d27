import { normalizePlanText } from '../../../domain/plan/text.ts';

/**
 * Links carry the plan into new tabs. The canonical address carries it, because Safari shares that one. An empty fragment removes the
 * plan.
 */
export function updatePlanLinks(fragment: string): void {
  const plan = normalizePlanText(fragment);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = canonical.href.replace(/#.*|$/, plan && `#${plan}`);
  const formPath = document.querySelector<HTMLAnchorElement>('.header-tickets')?.pathname;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.header a, .footer a, .suggestion a'))
    if (link.pathname === formPath || link.pathname === location.pathname || link.hreflang) link.hash = plan;
}
