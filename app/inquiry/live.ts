import type { RefObject } from 'react';
import { inquiry as inquiryCopy } from '#words/inquiry.ts';
import { live } from '#words/live.ts';
import { honeypotField, postPath } from '../../domain/inquiry-api.ts';
import { sendingMs } from '../../domain/promises.ts';
import { fill } from '../../i18n/fill.ts';
import { language } from '../ui/language.ts';
import type { Deliver, Delivery, Outcome } from './delivery.ts';
import { keepReceived, touchedFor } from './draft.ts';
import { Keys } from './keys.ts';
import { DeliveryAnswer, HiddenFields, PlainDate } from './live-parts.tsx';
import { type Answer, sendInquiry } from './send.ts';
import { visitOf } from './visit.ts';
import { wait } from './wait.ts';

/** Of this tab, so that who leaves the page and comes back is still known by the same key. */
const keys = new Keys();

/** Sends inquiries to the park's server. */
function useDeliver(form: RefObject<HTMLFormElement | null>): Deliver {
  const { failed } = inquiryCopy;

  return async inquiry => {
    const honeypot = form.current?.elements.namedItem(honeypotField);
    const message = {
      ...inquiry,
      locale: language.id,
      [honeypotField]: honeypot instanceof HTMLInputElement ? honeypot.value : '',
      elapsedMs: touchedFor(form.current),
    };
    const content = JSON.stringify([inquiry, language.id]);
    const send = () => sendInquiry(message, keys.of(content));
    const sendForSure = async () => {
      const first = await send();
      if (first.kind !== 'conflict') return first;
      keys.clear();
      return send();
    };
    const deliver = async () => {
      const outcome = outcomeOf(await sendForSure());
      // At once: who leaves while "Sending..." is still shown has sent it.
      if (outcome.kind === 'received') {
        outcome.visit = visitOf(inquiry);
        keys.clear();
        keepReceived(outcome);
      }
      return outcome;
    };
    const [outcome] = await Promise.all([deliver(), wait(sendingMs)]);
    return outcome;
  };

  function outcomeOf(answer: Answer): Outcome {
    if (answer.kind === 'received') {
      const { reference } = answer;
      return { kind: 'received', note: fill(live.reference, { reference }), reference };
    }
    if (answer.kind === 'refused') return { ...answer, ...live.refused };
    const words =
      answer.kind === 'failed' && answer.failure !== 'unexpected' && live.failures[answer.failure];
    return { kind: 'failed', ...(words || failed) };
  }
}

export const delivery: Delivery = {
  target: { method: 'post', action: postPath },
  useDeliver,
  Opening: HiddenFields,
  PlainDate,
  Answer: DeliveryAnswer,
};
