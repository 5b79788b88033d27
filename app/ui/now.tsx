import { useEffect } from 'react';
import { usePageData } from '../page-data.ts';

/**
 * The park's current state on two lines, filled in by `inline/now.ts`; until then the usual hours, unless they are beside it. Not a live
 * region: the texts change during the day.
 */
export function Now({ besideHours = false }: { besideHours?: boolean }) {
  const { footer } = usePageData('site');
  useEffect(refreshNow, []);
  return (
    <p className="now">
      <b data-now="text" suppressHydrationWarning>
        {besideHours ? '' : footer.hours}
      </b>
      <span data-now="next" suppressHydrationWarning>
        {''}
      </span>
    </p>
  );
}

/** Makes `inline/now.ts` fill in elements that have just been added. */
export function refreshNow() {
  dispatchEvent(new Event('now'));
}
