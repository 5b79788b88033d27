import { usePageData } from '../../page-data.ts';
import type { Deliver, Delivery } from './delivery.ts';
import { FormNeedsScripts } from './form-needs-scripts.tsx';
import { visitOf } from './visit.ts';

/** Sends nothing, but thanks for nothing either that could not have been sent. */
function useDeliver(): Deliver {
  const { offline } = usePageData('inquiry');
  return async inquiry =>
    (await isOnline()) ? { kind: 'received', visit: visitOf(inquiry) } : { kind: 'failed', ...offline };
}

/** Virtual networks make `navigator.onLine` false by mistake, so then the site itself is asked; nothing of the inquiry is sent. */
async function isOnline(): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

/** The simulated delivery (specification, sections 4 and 7). */
export const delivery: Delivery = {
  // A no-op outside a dialog: without scripts the form neither submits nor navigates.
  target: { method: 'dialog' },
  useDeliver,
  onShown: () => {},
  Opening: FormNeedsScripts,
  PlainDate: () => null,
};
