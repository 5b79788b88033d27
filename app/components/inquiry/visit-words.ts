import type { Words } from '../../../i18n/words.ts';
import { createRequiredContext } from '../../ui/required-context.ts';

/** What form and planner both show: words of the calendar and the ticket. */
export type VisitWords = Pick<Words, 'inquiry' | 'reasons' | 'ticket'>;

export interface InquiryProps extends VisitWords, Pick<Words, 'dataNote' | 'inquiryPlan' | 'showNames'> {
  /** Null in a build with simulated inquiries. */
  live: Words['live'] | null;
}

export const [VisitWordsContext, useVisitWords] = createRequiredContext<VisitWords>('VisitWordsContext');

export const [InquiryPropsContext, useInquiryProps] =
  createRequiredContext<InquiryProps>('InquiryPropsContext');

/** For `live/`, which is only in builds with live inquiries. */
export function useLiveWords(): Words['live'] {
  const { live } = useInquiryProps();
  if (!live) throw new Error('Simulated inquiries have no words of live ones.');
  return live;
}
