import { isDataSaverOn } from './ui/saves-data.ts';

/** How long a browser may reuse a document (`server/site/headers.ts`). */
const reuseMs = 60_000;

const prefetchTimes = new Map<string, number>();

export function prefetchLinks(): void {
  // Safari loads a document again after a script has fetched it.
  const isReused = document.createElement('link').relList.supports('prefetch');
  if (isDataSaverOn() || !isReused) return;
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, event => prefetch(event.target as Element).catch(() => {}), { passive: true });
}

async function prefetch(target: Element): Promise<void> {
  const link = target.closest?.('a');
  if (!link || link.origin !== origin || link.pathname === location.pathname) return;
  const { pathname } = link;
  if (Date.now() - (prefetchTimes.get(pathname) ?? 0) < reuseMs) return;
  prefetchTimes.set(pathname, Date.now());
  const response = await fetch(pathname, { priority: 'low' });
  for (const [, href = ''] of (await response.text()).matchAll(/<link rel="modulepreload" href="([^"]+)"/g))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
