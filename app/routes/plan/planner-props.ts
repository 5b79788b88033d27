import type { DaySchedule } from '../../../domain/day-schedule.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import type { Words } from '../../../i18n/words.ts';
import type { VisitWords } from '../../components/inquiry/visit-words.ts';
import { createRequiredContext } from '../../ui/required-context.ts';

export interface PlannerProps extends VisitWords, Pick<Words, 'calendarFile' | 'plan' | 'planParts'> {
  /** Shown until hydration: a day without exceptions, planned without preferences. */
  usualDay: { schedule: DaySchedule; plan: Plan };
}

export const [PlannerPropsContext, usePlannerProps] =
  createRequiredContext<PlannerProps>('PlannerPropsContext');
