/**
 * What the inquiry form and the ticket show of a visitor's plan. Nothing else in them knows the planner, whose rules are loaded only when
 * there is a plan.
 */
import { lazy, Suspense } from 'react';
import type { Day } from '../../../domain/day.ts';
import { dayLink, dayOfPlan, type WithPlan } from '../../../domain/plan/request.ts';
import { longDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Arrow } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { PageLink } from '../../ui/page-link.tsx';

const nothing = () => ({ default: () => null });
const PlanCard = lazy(() => import('./plan-card.tsx').catch(nothing));
const PlannedDay = lazy(() => import('./planned-day.tsx').catch(nothing));

interface FormPlanProps extends WithPlan {
  visitDate?: Day | '' | undefined;
  /** An empty plan removes it. */
  onChange: (plan: string) => void;
}

/** The plan in the form, with the control that keeps it in the draft. */
export function FormPlan({ plan, visitDate, onChange }: FormPlanProps) {
  if (!plan) return null;
  return (
    <>
      <input name="plan" value={plan} readOnly hidden />
      <Suspense>
        <PlanCard plan={plan} visitDate={visitDate} onChange={onChange} />
      </Suspense>
    </>
  );
}

interface Visit extends WithPlan {
  visitDate: Day;
  numberOfVisitors: number;
}

/** The plan on the ticket. */
export function TicketPlan({ plan, visitDate }: Visit) {
  if (!plan) return null;
  return (
    <Suspense>
      <PlannedDay plan={plan} visitDate={visitDate} />
    </Suspense>
  );
}

/** A link to the planner: to the visitor's plan, or to a new one for the day. */
export function PlannerLink({ plan, visitDate, numberOfVisitors }: Visit) {
  const { pages } = usePageData('site');
  return (
    <PageLink to="plan" fragment={plan ?? dayLink(visitDate, numberOfVisitors)} className="button">
      {pages.plan} <Arrow />
    </PageLink>
  );
}

/** A plan goes only with an inquiry for its own day. */
export const planForDay = ({ plan }: WithPlan, visitDate: Day): WithPlan =>
  plan && dayOfPlan(plan) === visitDate ? { plan } : {};

/** Returns a function that says if a plan is for another day than the chosen one; its text is empty otherwise. */
export function useOtherDayText() {
  const { otherDay } = usePageData('inquiryPlan');
  const language = usePageData('language');
  return ({ plan = '' }: WithPlan, chosenDay: Day | ''): string => {
    const day = dayOfPlan(plan);
    if (!day || !chosenDay || day === chosenDay) return '';
    return formatMessage(otherDay, { day: longDate(day, language) }, language);
  };
}
