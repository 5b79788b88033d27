import { type MouseEvent, useEffect, useId, useMemo, useState } from 'react';
import type { Day } from '../../../domain/day.ts';
import { closureReasonOn } from '../../../domain/hours.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { moveToDay } from '../../../domain/plan/edits.ts';
import { readPlan, writePlan } from '../../../domain/plan/link.ts';
import { buildPlan } from '../../../domain/plan/plan.ts';
import type { Preferences } from '../../../domain/plan/preferences.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatDayError } from '../../../i18n/field-error-text.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useScheduleFacts } from '../../ui/schedule-facts.ts';
import './plan-card.css';
import { PlannedDay, usePlannedStops } from './planned-day.tsx';

interface PlanCardProps {
  plan?: string | undefined;
  visitDate?: Day | '' | undefined;
  /** Called with an empty text to remove the plan. */
  onChange: (plan: string) => void;
}

const toPlanText = (preferences: Preferences, facts: ScheduleFacts) => {
  const schedule = scheduleOf(preferences.day, facts);
  return writePlan(buildPlan(preferences, schedule), schedule);
};

/** A plan for another day is not sent, but can be moved. */
export default function PlanCard({ plan = '', visitDate = '', onChange }: PlanCardProps) {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const words = usePageData('inquiryPlan');
  const titleId = useId();
  const { preferences, hasUnreadableParts } = useMemo(() => readPlan(plan), [plan]);
  const [hadUnreadableParts] = useState(hasUnreadableParts);
  const facts = useScheduleFacts();
  const getClosureReason = (day: Day) => closureReasonOn(day, facts);
  const stops = usePlannedStops(plan, visitDate);
  // The server would ignore a plan with unreadable parts, so it is replaced by what can be read.
  useEffect(() => {
    if (hasUnreadableParts && preferences) onChange(toPlanText(preferences, facts));
  }, [hasUnreadableParts, preferences, onChange, facts]);

  const isForDay = preferences?.day === visitDate;
  const isClosed = visitDate !== '' && !scheduleOf(visitDate, facts).hours;
  if (isForDay && stops.length === 0 && !isClosed) return null;
  const changePlan = (newPlan: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const heading = currentTarget.form?.querySelector('h2');
    onChange(newPlan);
    // The focused button will be removed.
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  return (
    <section className="plan-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title}</h3>
      {hadUnreadableParts && <p>{words.unread}</p>}
      {preferences && <p className="plan-card-day">{formatLongDate(preferences.day, language)}</p>}
      {preferences && visitDate && !isForDay && (
        <p>{formatMessage(words.otherDay, { day: formatLongDate(preferences.day, language) }, language)}</p>
      )}
      {isClosed && (
        <p>{formatDayError({ inquiry, reasons, language }, 'closed', visitDate, getClosureReason)}</p>
      )}
      {preferences && !isForDay && visitDate && !isClosed && (
        <button
          type="button"
          className="button button-small"
          onClick={event => {
            const newPreferences = moveToDay(visitDate, preferences, parkTime(new Date()), facts);
            changePlan(toPlanText(newPreferences, facts), event);
          }}
        >
          {formatMessage(words.move, { day: formatLongDate(visitDate, language) }, language)}
        </button>
      )}
      <PlannedDay plan={plan} stops={stops} />
      <p className="plan-card-actions cluster">
        {preferences && (
          <PageLink to="plan" fragment={plan} className="text-link">
            {words.change}
          </PageLink>
        )}
        <button
          type="button"
          className="text-link"
          aria-describedby={titleId}
          onClick={event => changePlan('', event)}
        >
          {words.remove}
        </button>
      </p>
    </section>
  );
}
