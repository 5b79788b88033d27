import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../page-data.ts';
import { pressEnded } from './press-ended.ts';
import { IslandRoot } from './root.tsx';
import { showError } from './show-error.ts';
import { tolerateMovedNodes } from './tolerant-dom.ts';
import { trackVisitorState } from './visitor-state.ts';

/** Hydrates the island of the document with its data. */
export async function hydrate(Island: ComponentType, data: PageData): Promise<void> {
  // A mismatch replaces elements; a button replaced while it is pressed would lose its click.
  await pressEnded();
  // Not cached: an extension may have replaced the element with a copy.
  const element = document.querySelector('[data-island]');
  if (!element) throw new Error('The island is missing from the document.');
  const restore = trackVisitorState();
  // The error screen may replace the form.
  window.__early?.keepDraft();
  tolerateMovedNodes();
  // In a transition React pauses for input and paint.
  startTransition(() => {
    hydrateRoot(element, <IslandRoot data={data} Island={Island} />, {
      // A translator or an extension has changed the island: React has rendered it afresh.
      onRecoverableError(error) {
        console.warn(String(error));
        restore();
      },
      onUncaughtError: showError,
    });
  });
}
