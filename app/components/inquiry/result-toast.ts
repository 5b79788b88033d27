import { park } from '../../../domain/park.ts';
import type { Toast } from '../../ui/toast.tsx';
import type { Outcome } from './delivery.ts';

/** The toast for a delivery's outcome; `sent` is what it says on success. */
export function toResultToast(outcome: Outcome, sent: { title: string; text: string }): Toast {
  if (outcome.kind === 'received')
    return { tone: 'success', ...sent, detail: outcome.note, untranslatedPart: outcome.reference };
  const { title, text } = outcome;
  if (outcome.kind === 'refused') return { tone: 'error', title, text };
  return { tone: 'error', title, text: `${text} ${park.phone}`, untranslatedPart: park.phone };
}
