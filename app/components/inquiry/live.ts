import type { RefObject } from 'react';
import { honeypotField, postPath } from '../../../domain/inquiry-api.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';
import type { Deliver, Delivery } from './delivery.ts';
import { msSinceFirstTouch } from './draft.ts';
import { Keys } from './idempotency-keys.ts';
import { HiddenFields, PlainDate } from './live-parts.tsx';
import { sendInquiry } from './send.ts';
import { visitOf } from './visit.ts';

const keys = new Keys();

/** Sends inquiries to the park's server. */
function useDeliver(form: RefObject<HTMLFormElement | null>): Deliver {
  const language = usePageData('language');
  const { failed, offline } = usePageData('inquiry');
  const live = usePageData('live');

  return async inquiry => {
    const honeypot = form.current?.elements.namedItem(honeypotField);
    const message = {
      ...inquiry,
      locale: language.id,
      [honeypotField]: honeypot instanceof HTMLInputElement ? honeypot.value : '',
      elapsedMs: msSinceFirstTouch(form.current),
    };
    // Not with the language: the form may have been opened in another since.
    const send = () => sendInquiry(message, keys.of(JSON.stringify(inquiry)));
    let answer = await send();
    if (answer.kind === 'conflict') {
      keys.clear();
      answer = await send();
    }
    if (answer.kind === 'received') {
      const { reference } = answer;
      const note = formatMessage(live.reference, { reference }, language);
      return { kind: 'received', note, reference, visit: visitOf(inquiry) };
    }
    if (answer.kind === 'refused') return { ...answer, ...live.refused };
    const words = { ...live.failures, offline, unexpected: failed };
    return { kind: 'failed', ...words[answer.kind === 'failed' ? answer.failure : 'unexpected'] };
  };
}

export const delivery: Delivery = {
  target: { method: 'post', action: postPath },
  useDeliver,
  onShown: () => keys.clear(),
  Opening: HiddenFields,
  PlainDate,
};
