import { PhoneLink } from '../../ui/contact-links.tsx';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import type { SubmissionResult } from './delivery.ts';

export const resultMessageId = 'inquiry-answer';

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
