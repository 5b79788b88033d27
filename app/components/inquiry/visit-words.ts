import type { Words } from '../../../i18n/words.ts';
import { createRequiredContext } from '../../ui/required-context.ts';

/** What form and planner both show: words of the calendar and the ticket. */
export type VisitWords = Pick<Words, 'inquiry' | 'reasons' | 'ticket'>;

export interface InquiryProps extends VisitWords, Pick<Words, 'dataNote' | 'inquiryPlan' | 'showNames'> {
  /** Null in a build with simulated inquiries. */
  live: Words['live'] | null;
}

export const [VisitWordsContext, useVisitWords] = createRequiredContext<VisitWords | InquiryProps>(
  'VisitWordsContext',
);

/** For the form, not the planner. */
export function useInquiryProps(): InquiryProps {
  const words = useVisitWords();
  if (!('inquiryPlan' in words)) throw new Error('The planner has no words of the form.');
  return words;
}

/** For `live/`, which is only in builds with live inquiries. */
export function useLiveWords(): Words['live'] {
  const { live } = useInquiryProps();
  if (!live) throw new Error('Simulated inquiries have no words of live ones.');
  return live;
}
