import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../page-data.ts';
import { IslandRoot } from './root.tsx';
import { showError } from './show-error.ts';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';
import { trackVisitorState } from './visitor-state.ts';
import { waitForPressEnd } from './wait-for-press-end.ts';

export async function hydrate(Island: ComponentType, data: PageData): Promise<void> {
  // A mismatch replaces elements, and a button replaced during a press would lose its click.
  await waitForPressEnd();
  // Queried only now, because an extension may have replaced the element.
  const element = document.querySelector('[data-island]');
  if (!element) throw new Error('The island is missing from the document.');
  const restore = trackVisitorState();
  // The error screen may replace the form.
  window.__preHydration?.saveDraft();
  tolerateMovedNodes();
  // A transition lets React pause for input and paint.
  startTransition(() => {
    hydrateRoot(element, <IslandRoot data={data} Island={Island} />, {
      // React has rerendered the island because a translator or extension changed it.
      onRecoverableError(error) {
        console.warn(String(error));
        restore();
      },
      onUncaughtError: showError,
    });
  });
}
