import { planText } from '../../domain/plan-text.ts';

/** Adds the plan to the canonical address, which Safari shares instead of the page's; an empty fragment removes it. */
export function linkCanonically(fragment: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = link.href.replace(/#.*|$/, planText(fragment).replace(/^./, '#$&'));
}
