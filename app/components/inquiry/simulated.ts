import type { Deliver, Delivery } from './delivery.ts';
import { FormNeedsScripts } from './form-needs-scripts.tsx';
import { toVisit } from './visit.ts';
import { useVisitWords } from './visit-words.ts';

/** Simulates sending; fails when offline. */
function useDeliver(): Deliver {
  const { offline } = useVisitWords().inquiry;
  return async inquiry =>
    navigator.onLine ? { kind: 'received', visit: toVisit(inquiry) } : { kind: 'failed', ...offline };
}

export const delivery: Delivery = {
  // Does nothing outside a dialog, so that the form does not submit without scripts.
  formAttributes: { method: 'dialog' },
  canDeliver: true,
  useDeliver,
  Intro: FormNeedsScripts,
  getDateAttributes: () => ({ hidden: true }),
};
