import { park } from '../../../domain/park.ts';
import { PhoneLink } from '../../ui/contact-links.tsx';
import type { Toast } from '../../ui/toast.tsx';
import type { ReceivedInquiry, SubmissionResult } from './delivery.ts';

type Failure = Exclude<SubmissionResult, ReceivedInquiry>;

export const failureId = 'inquiry-failure';

/** Beside the button. */
export const FailureText = ({ result: { kind, title, text } }: { result: Failure }) => (
  <p id={failureId} className="result-text">
    {title}. {text} {kind === 'failed' && <PhoneLink />}
  </p>
);

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
