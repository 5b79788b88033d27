import { useEffect } from 'react';

/** What the park is doing right now. `inline/now.ts` fills it in; no live region, because it changes every minute. */
export function Now() {
  useEffect(sayNow, []);
  return (
    <p className="now" data-now="text" suppressHydrationWarning>
      {''}
    </p>
  );
}

/** Asks `inline/now.ts` to fill in an element that was added after it ran. */
export function sayNow() {
  dispatchEvent(new Event('now'));
}
