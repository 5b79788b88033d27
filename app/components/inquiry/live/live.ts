import { honeypotField, keyField, postPath } from '../../../../domain/inquiry-api.ts';
import { formatMessage } from '../../../../i18n/message.ts';
import { useSite } from '../../../site-context.ts';
import type { Deliver, Delivery } from '../delivery.ts';
import { canCreateKey, findControl, saveDraft } from '../draft.ts';
import { toVisit } from '../visit.ts';
import { useLiveWords, useVisitWords } from '../visit-words.ts';
import { LiveIntro } from './live-parts.tsx';
import { sendInquiry } from './send.ts';

function useDeliver(): Deliver {
  const { language } = useSite();
  const { failed, offline } = useVisitWords().inquiry;
  const live = useLiveWords();

  return async (inquiry, form) => {
    const sent = {
      ...inquiry,
      locale: language.id,
      [honeypotField]: findControl(form, honeypotField)?.value ?? '',
    };
    const response = await sendInquiry(sent, getIdempotencyKey(form));
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

/** The server stores an inquiry once for each key. Editing the form renews it, but some extensions edit without an event. */
function getIdempotencyKey(form: HTMLFormElement): string {
  const control = findControl(form, keyField);
  const key = control?.value || crypto.randomUUID();
  if (control) control.value = key;
  saveDraft(form);
  return key;
}

export const delivery: Delivery = {
  formAttributes: { method: 'post', action: postPath },
  canDeliver: canCreateKey,
  useDeliver,
  Intro: LiveIntro,
  // No `max`, because the page may be old.
  getDateAttributes: buildDay => ({
    type: 'date',
    className: 'input plain-date',
    required: true,
    min: buildDay,
  }),
};
