import { park } from '../../../domain/park.ts';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import type { Toast } from '../../ui/toast.tsx';
import type { SubmissionResult } from './delivery.ts';

export const resultMessageId = 'inquiry-answer';

/** Beside the button, if there is no ticket. */
export function ResultMessage({ result }: { result: SubmissionResult }) {
  if (result.kind === 'received') {
    const { note, reference } = result;
    return (
      note && (
        <p id={resultMessageId} className="result-message">
          <PartlyTranslated text={note} untranslatedParts={[reference]} />
        </p>
      )
    );
  }
  return (
    <p id={resultMessageId} className="result-message result-message-failed">
      {result.title}. {result.text} {result.kind === 'failed' && <PhoneLink />}
    </p>
  );
}

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
