import { type RefObject, useEffect, useRef } from 'react';
import { honeypotField, postPath } from '../../shared/delivery.ts';
import { promises } from '../../shared/promises.ts';
import { inquiry as inquiryCopy } from '../content/inquiry.ts';
import { live } from '../content/live.ts';
import { useCopy, useLocale } from '../i18n/use-locale.ts';
import type { Deliver, Delivery, Outcome } from './delivery.ts';
import { Keys } from './keys.ts';
import { DeliveryAnswer, HiddenFields, PlainDate } from './live-parts.tsx';
import { type Answer, sendInquiry } from './send.ts';
import { wait } from './wait.ts';

/** Of this tab, so that who leaves the page and comes back is still known by the same key. */
const keys = new Keys();

/** Sends inquiries to the park's server. */
function useDeliver(form: RefObject<HTMLFormElement | null>): Deliver {
  const copy = useCopy(live);
  const { failed } = useCopy(inquiryCopy);
  const locale = useLocale();
  const touchedAt = useTouchedAt(form);

  return async (inquiry, signal) => {
    const honeypot = form.current?.elements.namedItem(honeypotField);
    const message = {
      ...inquiry,
      locale,
      [honeypotField]: honeypot instanceof HTMLInputElement ? honeypot.value : '',
      elapsedMs: Math.round(performance.now() - touchedAt.current),
    };
    const content = JSON.stringify([inquiry, locale]);
    const send = () => sendInquiry(message, keys.of(content), signal);
    const sendForSure = async () => {
      const answer = await send();
      if (answer.kind !== 'conflict') return answer;
      keys.clear();
      return send();
    };
    const [answer] = await Promise.all([sendForSure(), wait(promises.sendingMs, signal)]);
    if (answer.kind === 'received') {
      keys.clear();
      touchedAt.current = performance.now();
    }
    return outcomeOf(answer);
  };

  function outcomeOf(answer: Answer): Outcome {
    if (answer.kind === 'received') return { kind: 'received', note: copy.reference(answer.reference) };
    if (answer.kind === 'refused') return { ...answer, ...copy.refused };
    const words =
      answer.kind === 'failed' && answer.failure !== 'unexpected' && copy.failures[answer.failure];
    return { kind: 'failed', ...(words || failed) };
  }
}

/**
 * When the form was first touched, in milliseconds of `performance.now()`. What was typed before React was there cannot
 * be told: the time of the page's own start stands for it.
 */
function useTouchedAt(form: RefObject<HTMLFormElement | null>): RefObject<number> {
  const touchedAt = useRef(0);
  useEffect(() => {
    const element = form.current;
    if (!element || element.contains(document.activeElement)) return;
    const touch = () => {
      touchedAt.current = performance.now();
    };
    element.addEventListener('focusin', touch, { once: true });
    return () => element.removeEventListener('focusin', touch);
  }, [form]);
  return touchedAt;
}

export const delivery: Delivery = {
  target: { method: 'post', action: postPath },
  useDeliver,
  Opening: HiddenFields,
  PlainDate,
  Answer: DeliveryAnswer,
};
