import { type MouseEvent, useEffect, useId, useMemo, useState } from 'react';
import { useFacts } from '#facts';
import type { Day } from '../../../domain/day.ts';
import { closedBecause } from '../../../domain/hours.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { movedTo } from '../../../domain/plan/edits.ts';
import { readPlan, writePlan } from '../../../domain/plan/link.ts';
import { composePlan } from '../../../domain/plan/plan.ts';
import type { Preferences } from '../../../domain/plan/preferences.ts';
import { type ScheduleFacts, scheduleOf } from '../../../domain/schedule.ts';
import { formatDayError } from '../../../i18n/field-error-text.ts';
import { longDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';
import { PageLink } from '../../ui/page-link.tsx';
import './plan-card.css';
import PlannedDay, { usePlannedStops } from './planned-day.tsx';

interface PlanCardProps {
  plan?: string | undefined;
  visitDate?: Day | '' | undefined;
  /** An empty plan removes it. */
  onChange: (plan: string) => void;
}

const written = (preferences: Preferences, facts: ScheduleFacts) => {
  const schedule = scheduleOf(preferences.day, facts);
  return writePlan(composePlan(preferences, schedule), schedule);
};

/** The plan that goes with the inquiry. On another day than the plan's it does not, here as in the office; then it can be moved. */
export default function PlanCard({ plan = '', visitDate = '', onChange }: PlanCardProps) {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const words = usePageData('inquiryPlan');
  const title = useId();
  const { preferences, unread } = useMemo(() => readPlan(plan), [plan]);
  const [wasUnread] = useState(unread);
  const facts = useFacts();
  const reasonOf = (day: Day) => closedBecause(day, facts);
  const stops = usePlannedStops(plan, visitDate);
  // The office leaves out what cannot be read.
  useEffect(() => {
    if (unread && preferences) onChange(written(preferences, facts));
  }, [unread, preferences, onChange, facts]);

  const isForDay = preferences?.day === visitDate;
  const isClosed = visitDate !== '' && !scheduleOf(visitDate, facts).hours;
  if (isForDay && stops.length === 0 && !isClosed) return null;
  const change =
    (next: string) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      const heading = form?.querySelector('h2');
      onChange(next);
      // The button is about to go, and with it the focus.
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    };
  return (
    <section className="plan-card" aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      {wasUnread && <p>{words.unread}</p>}
      {preferences && <p className="plan-card-day">{longDate(preferences.day, language)}</p>}
      {preferences && visitDate && !isForDay && (
        <p>{formatMessage(words.otherDay, { day: longDate(preferences.day, language) }, language)}</p>
      )}
      {isClosed && <p>{formatDayError(inquiry, reasons, language, 'closed', visitDate, reasonOf)}</p>}
      {preferences && !isForDay && visitDate && !isClosed && (
        <button
          type="button"
          className="button button-small"
          onClick={event => {
            const moved = movedTo(visitDate, preferences, parkTime(new Date()), facts);
            change(written(moved, facts))(event);
          }}
        >
          {formatMessage(words.move, { day: longDate(visitDate, language) }, language)}
        </button>
      )}
      <PlannedDay plan={plan} visitDate={visitDate} />
      <p className="plan-card-actions cluster">
        {preferences && (
          <PageLink to="plan" fragment={plan} className="text-link">
            {words.change}
          </PageLink>
        )}
        <button type="button" className="text-link" aria-describedby={title} onClick={change('')}>
          {words.remove}
        </button>
      </p>
    </section>
  );
}
