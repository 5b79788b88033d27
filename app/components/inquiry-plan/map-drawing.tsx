import type { ReactNode } from 'react';
import { useId } from 'react';
import { places } from '../../../domain/places.ts';
import type { Stop } from '../../../domain/plan/plan.ts';
import { formatShortClockTime } from '../../../i18n/format.ts';
import { Picture } from '../../art/picture.tsx';
import { useSite } from '../../site-context.ts';
import { mapSize, pointOf, toRoutePath } from './map-geometry.ts';

interface MapDrawingProps {
  stops: readonly Pick<Stop, 'id' | 'start'>[];
  alt: string;
  sizes: string;
  priority?: boolean;
  /** False where buttons show them. */
  showsStops?: boolean;
}

export function MapDrawing({
  stops,
  alt,
  sizes,
  priority = false,
  showsStops = true,
}: MapDrawingProps): ReactNode {
  const { language } = useSite();
  const id = useId();
  const route = toRoutePath(stops.map(({ id }) => id));
  return (
    <>
      <Picture name="park-map" alt={alt} sizes={sizes} priority={priority} />
      <svg viewBox={`0 0 ${mapSize} ${mapSize}`} aria-hidden="true" focusable="false">
        {/* Each route has its own key, which restarts the animation. */}
        <g key={route}>
          <mask id={id} maskUnits="userSpaceOnUse" width={mapSize} height={mapSize}>
            <path className="route-drawn" d={route} pathLength={1} />
          </mask>
          <path className="route" d={route} mask={`url(#${id})`} />
        </g>
        {showsStops &&
          stops.map(({ id, start }) => {
            const place = places.find(place => place.id === id);
            const [x, y] = place ? pointOf(place) : [];
            return (
              <g key={id} className="drawn-stop">
                <circle cx={x} cy={y} r={20} />
                <text x={x} y={y} dy={52} fontSize={32}>
                  {formatShortClockTime(start, language)}
                </text>
              </g>
            );
          })}
      </svg>
    </>
  );
}
