/** The plan in the form and on the ticket. The planner's rules are loaded only if there is one. */
import { lazy, Suspense } from 'react';
import type { Day } from '../../../domain/day.ts';
import { createDayLink, dayOfPlan, type WithPlan } from '../../../domain/plan/request.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { useSite } from '../../site.ts';
import { useInquiryProps } from '../inquiry/visit-words.ts';
import { PlannerLink } from './planner-link.tsx';

/** If a part cannot be loaded, it is left out. */
const createEmptyModule = () => ({ default: () => null });
const PlanCard = lazy(() => import('./plan-card.tsx').catch(createEmptyModule));
const TicketPlannedDay = lazy(() => import('./planned-day.tsx').catch(createEmptyModule));

interface FormPlanProps extends WithPlan {
  visitDate?: Day | '' | undefined;
  /** Called with an empty text to remove the plan. */
  onChange: (plan: string) => void;
}

export function FormPlan({ plan, visitDate, onChange }: FormPlanProps) {
  if (!plan) return null;
  return (
    <Suspense>
      <PlanCard plan={plan} visitDate={visitDate} onChange={onChange} />
    </Suspense>
  );
}

interface Visit extends WithPlan {
  visitDate: Day;
  numberOfVisitors: number;
}

export function TicketPlan({ plan, visitDate }: Visit) {
  if (!plan) return null;
  return (
    <Suspense>
      <TicketPlannedDay plan={plan} visitDate={visitDate} />
    </Suspense>
  );
}

export const TicketPlannerLink = ({ plan, visitDate, numberOfVisitors }: Visit) => (
  <PlannerLink fragment={plan ?? createDayLink(visitDate, numberOfVisitors)} className="button" />
);

/** Leaves out a plan for another day. */
export const getPlanForDay = ({ plan }: WithPlan, visitDate: Day): WithPlan =>
  plan && dayOfPlan(plan) === visitDate ? { plan } : {};

/** The returned function says that the plan is for another day than the inquiry. Otherwise its text is empty. */
export function useOtherDayFormatter() {
  const { otherDay } = useInquiryProps().inquiryPlan;
  const { language } = useSite();
  return ({ plan = '' }: WithPlan, visitDate: Day | ''): string => {
    const planDay = dayOfPlan(plan);
    if (!planDay || !visitDate || planDay === visitDate) return '';
    return formatMessage(otherDay, { day: formatLongDate(planDay, language) }, language);
  };
}
