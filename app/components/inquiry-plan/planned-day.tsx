import { type ReactNode, useMemo } from 'react';
import type { Day } from '../../../domain/day.ts';
import { getAccessNeeds, getPlannedStops } from '../../../domain/plan/inquiry-plan.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { formatAccessNeeds, formatStart } from '../../../i18n/planned-visit.ts';
import { useSite } from '../../site-context.ts';
import { useScheduleFacts } from '../../ui/use-schedule-facts.ts';
import { useInquiryProps } from '../inquiry/visit-words.ts';
import { MapDrawing } from './map-drawing.tsx';

/** Empty if the plan is for another day. */
export function usePlannedStops(plan: string | undefined, visitDate: Day | '') {
  const facts = useScheduleFacts();
  return useMemo(
    () => (plan && visitDate ? getPlannedStops({ plan, visitDate }, scheduleOf(visitDate, facts)) : []),
    [plan, visitDate, facts],
  );
}

interface PlannedDayProps {
  plan: string;
  stops: ReturnType<typeof usePlannedStops>;
}

/** Nothing without stops. */
export function PlannedDay({ plan, stops }: PlannedDayProps) {
  const { places, accessNeeds: accessNeedWords, about } = useInquiryProps().inquiryPlan;
  const names: Readonly<Record<string, string>> = places;
  const { language } = useSite();
  if (stops.length === 0) return null;
  const accessNeeds = getAccessNeeds({ plan });
  return (
    <div className="planned-day cluster">
      {accessNeeds.length > 0 && <p>{formatAccessNeeds(accessNeeds, accessNeedWords)}</p>}
      <ol>
        {stops.map(stop => (
          <li key={stop.id}>
            <time dateTime={stop.start}>{formatStart(stop, about, language)}</time> {names[stop.id]}
          </li>
        ))}
      </ol>
      <div className="map-drawing">
        <MapDrawing stops={stops} alt="" sizes="(max-width: 760px) 80vw, 320px" />
      </div>
    </div>
  );
}

/** On the ticket, which is always for the plan's day. */
export default function TicketPlannedDay({ plan, visitDate }: { plan: string; visitDate: Day }): ReactNode {
  return <PlannedDay plan={plan} stops={usePlannedStops(plan, visitDate)} />;
}
