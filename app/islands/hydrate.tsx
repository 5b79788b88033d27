import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandData } from './islands.ts';
import { IslandRoot } from './root.tsx';
import { showError } from './show-error.ts';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';
import { trackVisitorState } from './visitor-state.ts';
import { waitForPressEnd } from './wait-for-press-end.ts';

export async function hydrate(Island: ComponentType<object>, data: IslandData): Promise<void> {
  // A button replaced because of a mismatch during a press would lose its click.
  await waitForPressEnd();
  // Queried late, because an extension may have replaced the element.
  const element = document.querySelector('[data-island]');
  if (!element) throw new Error('The island is missing from the document.');
  const restore = trackVisitorState();
  // The error screen may replace the form.
  window.__preHydration?.updateDraft();
  tolerateMovedNodes();
  // Lets React pause for input and paint.
  startTransition(() => {
    hydrateRoot(element, <IslandRoot data={data} Island={Island} />, {
      // React has rerendered an island that a translator or extension had changed.
      onRecoverableError(error) {
        console.warn(String(error));
        restore();
      },
      onUncaughtError: showError,
    });
  });
}
