/** The plan in the form and on the ticket. The planner's rules are loaded only if there is one. */
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type { Day } from '../../../domain/day.ts';
import { createDayLink, dayOfPlan, type WithPlan } from '../../../domain/plan/request.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { useSite } from '../../site-context.ts';
import { Part, usePart } from '../inquiry/part.tsx';
import { useInquiryProps } from '../inquiry/visit-words.ts';
import { PlannerLink } from './planner-link.tsx';

interface NeededPartProps<Props extends object> {
  request: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
}

function NeededPart<Props extends object>({ request, props }: NeededPartProps<Props>) {
  const part = usePart(request);
  const load = useEffectEvent(part.load);
  useEffect(() => load(), []);
  return <Part part={part} props={props} />;
}

interface FormPlanProps extends WithPlan {
  visitDate?: Day | '' | undefined;
  /** Called with an empty text to remove the plan. */
  onChange: (plan: string) => void;
}

export function FormPlan({ plan, visitDate, onChange }: FormPlanProps) {
  if (!plan) return null;
  return <NeededPart request={() => import('./plan-card.tsx')} props={{ plan, visitDate, onChange }} />;
}

interface Visit extends WithPlan {
  visitDate: Day;
  numberOfVisitors: number;
}

export function TicketPlan({ plan, visitDate }: Visit) {
  if (!plan) return null;
  return <NeededPart request={() => import('./planned-day.tsx')} props={{ plan, visitDate }} />;
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
