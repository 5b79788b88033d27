import type { Deliver, Delivery } from './delivery.ts';
import { FormNeedsScripts } from './form-needs-scripts.tsx';
import { visitOf } from './visit.ts';

const deliver: Deliver = async inquiry => ({ kind: 'received', visit: visitOf(inquiry) });

const nothing = () => null;

/** The delivery of the specification (sections 4 and 7): nothing is sent anywhere. */
export const delivery: Delivery = {
  // Does nothing outside a dialog: without scripts the form neither sends nor navigates.
  target: { method: 'dialog' },
  useDeliver: () => deliver,
  Opening: FormNeedsScripts,
  PlainDate: nothing,
  Answer: nothing,
};
