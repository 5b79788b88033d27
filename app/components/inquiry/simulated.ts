import { sendingMs } from '../../../domain/promises.ts';
import type { Deliver, Delivery } from './delivery.ts';
import { FormNeedsScripts } from './form-needs-scripts.tsx';
import { visitOf } from './visit.ts';
import { wait } from './wait.ts';

const deliver: Deliver = async inquiry => {
  await wait(sendingMs);
  return { kind: 'received', visit: visitOf(inquiry) };
};

const nothing = () => null;

/** The delivery of the specification (sections 4 and 7): a wait in the browser, and nothing is sent anywhere. */
export const delivery: Delivery = {
  // Outside a dialog this does nothing: without a script nothing is sent and nothing navigates.
  target: { method: 'dialog' },
  useDeliver: () => deliver,
  Opening: FormNeedsScripts,
  PlainDate: nothing,
  Answer: nothing,
};
