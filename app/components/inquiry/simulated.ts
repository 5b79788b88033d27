import type { Deliver, Delivery } from './delivery.ts';
import { FormNeedsScripts } from './form-needs-scripts.tsx';
import { visitOf } from './visit.ts';

const deliver: Deliver = async inquiry => ({ kind: 'received', visit: visitOf(inquiry) });

const nothing = () => null;

/** The simulated delivery (specification, sections 4 and 7): sends nothing. */
export const delivery: Delivery = {
  // A no-op outside a dialog: without scripts the form neither submits nor navigates.
  target: { method: 'dialog' },
  useDeliver: () => deliver,
  Opening: FormNeedsScripts,
  PlainDate: nothing,
  Answer: nothing,
};
