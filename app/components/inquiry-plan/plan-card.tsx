import { type MouseEvent, useId } from 'react';
import type { Day } from '../../../domain/day.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { moveToDay } from '../../../domain/plan/edits.ts';
import { readPreferences, writePlan } from '../../../domain/plan/link.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { formatDayError } from '../../../i18n/field-error-text.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useScheduleFacts } from '../../ui/use-schedule-facts.ts';
import { useInquiryProps, useVisitWords } from '../inquiry/visit-words.ts';
import { PlannedDay, usePlannedStops } from './planned-day.tsx';

interface PlanCardProps {
  plan?: string | undefined;
  visitDate?: Day | '' | undefined;
  /** Called with an empty text to remove the plan. */
  onChange: (plan: string) => void;
}

/** A plan for another day is not sent, but can be moved. */
export default function PlanCard({ plan = '', visitDate = '', onChange }: PlanCardProps) {
  const { inquiry, reasons } = useVisitWords();
  const { language } = useSite();
  const { inquiryPlan: words } = useInquiryProps();
  const titleId = useId();
  const preferences = readPreferences(plan);
  const facts = useScheduleFacts();
  const stops = usePlannedStops(plan, visitDate);
  if (!preferences) return null;
  const isForDay = preferences.day === visitDate;
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
      <p className="plan-card-day">{formatLongDate(preferences.day, language)}</p>
      {visitDate && !isForDay && (
        <p>{formatMessage(words.otherDay, { day: formatLongDate(preferences.day, language) }, language)}</p>
      )}
      {isClosed && <p>{formatDayError({ inquiry, reasons, language }, 'closed', visitDate, facts)}</p>}
      {!isForDay && visitDate && !isClosed && (
        <button
          type="button"
          className="button button-small"
          onClick={event => {
            const newPreferences = moveToDay(visitDate, preferences, parkTime(new Date()), facts);
            changePlan(writePlan(newPreferences), event);
          }}
        >
          {formatMessage(words.move, { day: formatLongDate(visitDate, language) }, language)}
        </button>
      )}
      <PlannedDay plan={plan} stops={stops} />
      <p className="plan-card-actions cluster">
        <PageLink to="plan" fragment={plan} className="text-link">
          {words.change}
        </PageLink>
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
