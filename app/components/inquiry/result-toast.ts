import { park } from '../../../domain/park.ts';
import type { Toast } from '../../ui/toast.tsx';
import type { SubmissionResult } from './delivery.ts';

export function toResultToast(
  result: SubmissionResult,
  successWords: { title: string; text: string },
): Toast {
  if (result.kind === 'received')
    return { tone: 'success', ...successWords, detail: result.note, untranslatedPart: result.reference };
  const { title, text } = result;
  if (result.kind === 'invalid') return { tone: 'error', title, text };
  return { tone: 'error', title, text: `${text} ${park.phone}`, untranslatedPart: park.phone };
}
