import { useMemo } from 'react';
import { useFacts } from '#facts';
import type { Day } from '../../../domain/day.ts';
import { plannedStops, plannedWho } from '../../../domain/plan/inquiry-plan.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { clockTime } from '../../../i18n/format.ts';
import { usePageData } from '../../page-data.ts';
import '../../ui/park-map/drawing.css';
import { MapDrawing } from '../../ui/park-map/drawing.tsx';
import './planned-day.css';

/** The stops of an inquiry's plan: none on another day than the plan's, here as in the office. */
export function usePlannedStops(plan: string | undefined, visitDate: Day | '') {
  const facts = useFacts();
  return useMemo(
    () => (plan && visitDate ? plannedStops({ plan, visitDate }, scheduleOf(visitDate, facts)) : []),
    [plan, visitDate, facts],
  );
}

interface PlannedDayProps {
  plan?: string | undefined;
  visitDate: Day | '';
}

/** The plan of an inquiry: who comes, its stops, and the route on the park map. */
export default function PlannedDay({ plan, visitDate }: PlannedDayProps) {
  const { places, accessNeeds } = usePageData('inquiryPlan');
  const names: Readonly<Record<string, string>> = places;
  const language = usePageData('language');
  const stops = usePlannedStops(plan, visitDate);
  if (stops.length === 0) return null;
  const who = plannedWho({ plan });
  return (
    <div className="planned-day cluster">
      {who.length > 0 && <p>{who.map(need => accessNeeds[need]).join(', ')}</p>}
      <ol>
        {stops.map(({ id, start }) => (
          <li key={id}>
            <time dateTime={start}>{clockTime(start, language)}</time> {names[id]}
          </li>
        ))}
      </ol>
      <div className="map-drawing">
        <MapDrawing stops={stops} alt="" sizes="(max-width: 760px) 80vw, 320px" />
      </div>
    </div>
  );
}
