import { use, useEffect, useRef } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, type MetaDescriptor, useMatches } from 'react-router';

/** Everything in the head that belongs to one page, but for its title. */
const ofOnePage =
  'meta:is([name="description"], [name="robots"], [name^="twitter:"], [property^="og:"]), link:is([rel="canonical"], [rel="alternate"])';

/**
 * Puts what a page's `meta()` says into the head when the page changes; that of the first page is in its HTML. Written
 * by hand, not by the router's `<Meta>`: extensions take elements out of the head, and React fails where one that it owns is gone.
 */
export function Head() {
  const page = useMatches().at(-1)?.id ?? '';
  const modules = use(FrameworkContext)?.routeModules;
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const meta = modules?.[page]?.meta as (() => MetaDescriptor[]) | undefined;
    for (const element of document.head.querySelectorAll(ofOnePage)) element.remove();
    for (const { title, tagName = 'meta', ...attributes } of (meta?.() ?? []) as Record<string, string>[]) {
      if (title) document.title = title;
      else document.head.append(elementOf(tagName, attributes));
    }
  }, [page, modules]);
  return null;
}

function elementOf(tagName: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tagName);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
