import type { Words } from '../../../content/words.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Outcome } from './delivery.ts';
import { keepReceived } from './draft.ts';
import { Keys } from './keys.ts';
import { type Answer, type InquiryMessage, sendInquiry } from './send.ts';
import { visitOf } from './visit.ts';

/** Of this tab, so that who leaves the page and comes back is still known by the same key. */
const keys = new Keys();

/** Sends an inquiry to the park's server, under another key where its own has had another. Never rejects. */
export async function deliverLive(
  inquiry: Inquiry,
  message: InquiryMessage,
  words: Pick<Words, 'inquiry' | 'live'>,
): Promise<Outcome> {
  const content = JSON.stringify([inquiry, message.locale]);
  const send = () => sendInquiry(message, keys.of(content));
  let answer = await send();
  if (answer.kind === 'conflict') {
    keys.clear();
    answer = await send();
  }
  const outcome = outcomeOf(answer, words);
  // At once: who leaves while "Sending..." is still shown has sent it.
  if (outcome.kind === 'received') {
    outcome.visit = visitOf(inquiry);
    keys.clear();
    keepReceived(outcome);
  }
  return outcome;
}

function outcomeOf(answer: Answer, { inquiry, live }: Pick<Words, 'inquiry' | 'live'>): Outcome {
  if (answer.kind === 'received') {
    const { reference } = answer;
    return { kind: 'received', note: fill(live.reference, { reference }), reference };
  }
  if (answer.kind === 'refused') return { ...answer, ...live.refused };
  const words = answer.kind === 'failed' && answer.failure !== 'unexpected' && live.failures[answer.failure];
  return { kind: 'failed', ...(words || inquiry.failed) };
}
