import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandData } from './islands.ts';
import { IslandRoot } from './root.tsx';
import { showError } from './show-error.ts';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';

export function hydrate(Island: ComponentType<object>, data: IslandData): void {
  // Queried late, because an extension may have replaced the element.
  const element = document.querySelector('[data-island]');
  if (!element) throw new Error('The island is missing from the document.');
  tolerateMovedNodes();
  // Lets React pause for input and paint.
  startTransition(() => {
    hydrateRoot(element, <IslandRoot data={data} Island={Island} />, {
      // React has rendered an island afresh that a translator or extension had changed.
      onRecoverableError: error => console.warn(String(error)),
      onUncaughtError: showError,
    });
  });
}
