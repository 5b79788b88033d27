import { useEffect } from 'react';

/** What the park is doing right now, by `inline/now.ts`; empty when prerendered, and no live region, as it changes each minute. */
export function Now() {
  useEffect(sayNow, []);
  return (
    <p className="now" data-now="text" suppressHydrationWarning>
      {''}
    </p>
  );
}

/** Has `inline/now.ts` fill in an element that has just been added. */
export function sayNow() {
  dispatchEvent(new Event('now'));
}
