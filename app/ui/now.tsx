import { useEffect } from 'react';

/**
 * A line for what the park is doing at this moment (`inline/now.ts` writes it). Empty in the prerendered page, where any sentence could
 * be false; it keeps its room, so that nothing moves. No live region: nobody wants to be told each minute.
 */
export function Now() {
  useEffect(sayNow, []);
  return (
    // React leaves alone what it finds here: it was written before or after it came.
    <p className="now" data-now="text" suppressHydrationWarning>
      {''}
    </p>
  );
}

/** Asks for the present moment, because a page is there that has a place for it. */
export function sayNow() {
  dispatchEvent(new Event('now'));
}
