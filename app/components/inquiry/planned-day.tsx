import { useMemo } from 'react';
import { useAnnounced } from '#announced';
import type { Day } from '../../../domain/day.ts';
import { plannedStops } from '../../../domain/inquiry-plan.ts';
import { clockTime } from '../../../i18n/format.ts';
import { usePageData } from '../../page-data.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import mapCss from '../../ui/park-map/drawing.css?inline';
import { MapDrawing } from '../../ui/park-map/drawing.tsx';
import css from './planned-day.css?inline';

adoptStyle(mapCss);
adoptStyle(css);

/** The stops of an inquiry's plan: none on another day than the plan's, here as in the office. */
export function usePlannedStops(plan: string | undefined, visitDate: Day | '') {
  const announced = useAnnounced();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the programme changes when something is announced
  return useMemo(
    () => (plan && visitDate ? plannedStops({ plan, visitDate }) : []),
    [plan, visitDate, announced],
  );
}

interface PlannedDayProps {
  plan?: string | undefined;
  visitDate: Day | '';
}

/** The plan of an inquiry: its stops, and the route on the park map. */
export default function PlannedDay({ plan, visitDate }: PlannedDayProps) {
  const names: Record<string, string> = usePageData('placeNames');
  const language = usePageData('language');
  const stops = usePlannedStops(plan, visitDate);
  if (stops.length === 0) return null;
  return (
    <div className="planned-day">
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
