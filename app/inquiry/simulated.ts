import { promises } from '../../shared/promises.ts';
import type { Deliver } from './delivery.ts';

/** The delivery of the specification (sections 4 and 7): a wait in the browser, and nothing is sent anywhere. */
export const deliver: Deliver = (_inquiry, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, promises.sendingMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
