import type { Words } from '../../../i18n/words.ts';
import { createRequiredContext } from '../../ui/required-context.ts';
import type { VisitWords } from './visit-words.ts';

export interface InquiryProps extends VisitWords, Pick<Words, 'dataNote' | 'inquiryPlan' | 'showNames'> {
  /** Null in a build with simulated inquiries. */
  live: Words['live'] | null;
}

export const [InquiryPropsContext, useInquiryProps] =
  createRequiredContext<InquiryProps>('InquiryPropsContext');

/** For `live/`, which is only in builds with live inquiries. */
export function useLiveWords(): Words['live'] {
  const { live } = useInquiryProps();
  if (!live) throw new Error('Simulated inquiries have no words of live ones.');
  return live;
}
