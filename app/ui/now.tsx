import { useEffect } from 'react';

/** The park's current state, filled in by `inline/now.ts`. Not a live region: the text changes every minute. */
export function Now() {
  useEffect(refreshNow, []);
  return (
    <p className="now" data-now="text" suppressHydrationWarning>
      {''}
    </p>
  );
}

/** Makes `inline/now.ts` fill in elements that have just been added. */
export function refreshNow() {
  dispatchEvent(new Event('now'));
}
