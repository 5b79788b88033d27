import type { Words } from '../../../i18n/words.ts';
import { createRequiredContext } from '../../ui/required-context.ts';

/** What form and planner both show: words of the calendar and the ticket. */
export type VisitWords = Pick<Words, 'inquiry' | 'reasons' | 'ticket'>;

export const [VisitWordsContext, useVisitWords] = createRequiredContext<VisitWords>('VisitWordsContext');
