import type { RefObject } from 'react';
import { honeypotField, postPath } from '../../../../domain/inquiry-api.ts';
import { formatMessage } from '../../../../i18n/message.ts';
import { usePageData } from '../../../page-data.ts';
import type { Deliver, Delivery } from '../delivery.ts';
import { getMsSinceFirstTouch } from '../draft.ts';
import { toVisit } from '../visit.ts';
import { forgetIdempotencyKey, getIdempotencyKey } from './idempotency-key.ts';
import { LiveIntro, PlainDate } from './live-parts.tsx';
import { sendInquiry } from './send.ts';

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
      elapsedMs: getMsSinceFirstTouch(form.current),
    };
    // Without the locale, because the form may have been reopened in another language.
    const response = await sendInquiry(message, getIdempotencyKey(inquiry));
    if (response.kind === 'received') {
      const { reference } = response;
      const note = formatMessage(live.reference, { reference }, language);
      return { kind: 'received', note, reference, visit: toVisit(inquiry) };
    }
    if (response.kind === 'invalid') return { ...response, ...live.invalid };
    const words = { ...live.failures, offline, unexpected: failed };
    return { kind: 'failed', ...words[response.kind === 'failed' ? response.failure : 'unexpected'] };
  };
}

export const delivery: Delivery = {
  formAttributes: { method: 'post', action: postPath },
  useDeliver,
  onConfirmationShown: forgetIdempotencyKey,
  Intro: LiveIntro,
  PlainDate,
};
