import { type RefObject, useEffect } from 'react';
import { honeypotField, postPath } from '../../../domain/inquiry-api.ts';
import { sendingMs } from '../../../domain/promises.ts';
import { usePageData } from '../../page-data.ts';
import type { Deliver, Delivery } from './delivery.ts';
import { touchedFor } from './draft.ts';
import { DeliveryAnswer, HiddenFields, PlainDate } from './live-parts.tsx';
import { wait } from './wait.ts';

/** What sends: the page starts without it, and it is there long before anybody has filled in the form. */
const loadSender = () => import('./live-sender.ts');

/** Sends inquiries to the park's server. Rejects where the code for it cannot be had. */
function useDeliver(form: RefObject<HTMLFormElement | null>): Deliver {
  const language = usePageData('language');
  const words = { inquiry: usePageData('inquiry'), live: usePageData('live') };
  useEffect(() => {
    // Asked for again when it is needed.
    loadSender().catch(() => {});
  }, []);

  return async inquiry => {
    const honeypot = form.current?.elements.namedItem(honeypotField);
    const message = {
      ...inquiry,
      locale: language.id,
      [honeypotField]: honeypot instanceof HTMLInputElement ? honeypot.value : '',
      elapsedMs: touchedFor(form.current),
    };
    const delivered = loadSender().then(({ deliverLive }) => deliverLive(inquiry, message, words));
    const [outcome] = await Promise.all([delivered, wait(sendingMs)]);
    return outcome;
  };
}

export const delivery: Delivery = {
  target: { method: 'post', action: postPath },
  useDeliver,
  Opening: HiddenFields,
  PlainDate,
  Answer: DeliveryAnswer,
};
