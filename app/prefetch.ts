import { savesData } from './ui/saves-data.ts';

/** For how long a browser may reuse a document, in milliseconds (`server/site/headers.ts`). */
const fresh = 60_000;

/** When each page was prefetched, by path. */
const prefetched = new Map<string, number>();

/**
 * Prefetches the page of a link that is hovered, touched or focused into the browser's cache, with the scripts of its island. Chromium
 * prerenders pages besides (`site-build/speculation.ts`).
 */
export function prefetchLinks(): void {
  // Safari loads a document again that a script has fetched.
  const isReused = document.createElement('link').relList.supports('prefetch');
  if (savesData() || !isReused) return;
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, event => prefetch(event.target as Element).catch(() => {}), { passive: true });
}

async function prefetch(target: Element): Promise<void> {
  const link = target.closest?.('a');
  if (!link || link.origin !== origin || link.pathname === location.pathname) return;
  const { pathname } = link;
  if (Date.now() - (prefetched.get(pathname) ?? 0) < fresh) return;
  prefetched.set(pathname, Date.now());
  const response = await fetch(pathname, { priority: 'low' });
  for (const [, href = ''] of (await response.text()).matchAll(/<link rel="modulepreload" href="([^"]+)"/g))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
