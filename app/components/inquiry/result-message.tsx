import { PhoneLink } from '../../ui/contact-links.tsx';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import type { Outcome } from './delivery.ts';

/** Id of the answer, for the button's `aria-describedby`. */
export const resultMessageId = 'inquiry-answer';

/** The last outcome, next to the button, where it outlasts the toast: the reference, or other ways to reach the park. */
export function Answer({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'received') {
    const { note, reference } = outcome;
    return (
      note && (
        <p id={resultMessageId} className="answer">
          <PartlyTranslated text={note} untranslatedParts={[reference]} />
        </p>
      )
    );
  }
  return (
    <p id={resultMessageId} className="answer answer-failed">
      {outcome.title}. {outcome.text} {outcome.kind === 'failed' && <PhoneLink />}
    </p>
  );
}
