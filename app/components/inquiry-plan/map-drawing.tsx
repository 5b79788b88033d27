import type { ReactNode } from 'react';
import { places } from '../../../domain/places.ts';
import type { Stop } from '../../../domain/plan/plan.ts';
import { formatShortClockTime } from '../../../i18n/format.ts';
import { Picture } from '../../art/picture.tsx';
import { useSite } from '../../site-context.ts';
import { dayHalfOf, mapSize, pointOf, toRoutes } from './map-geometry.ts';

interface MapDrawingProps {
  stops: readonly Pick<Stop, 'id' | 'start'>[];
  alt: string;
  sizes: string;
  priority?: boolean;
  /** False where buttons show them. */
  showsStops?: boolean;
}

const Layer = ({ children }: { children: ReactNode }) => (
  <svg viewBox={`0 0 ${mapSize} ${mapSize}`} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export function MapDrawing({
  stops,
  alt,
  sizes,
  priority = false,
  showsStops = true,
}: MapDrawingProps): ReactNode {
  const { language } = useSite();
  return (
    <>
      <Picture name="park-map" alt={alt} sizes={sizes} priority={priority} />
      <Layer>
        {Object.entries(toRoutes(stops)).map(([half, route]) => (
          <path key={half} className="route" data-half={half} d={route} />
        ))}
      </Layer>
      <Picture name="park-map-front" alt="" sizes={sizes} priority={priority} />
      {showsStops && (
        <Layer>
          {stops.map(stop => {
            const place = places.find(({ id }) => id === stop.id);
            const [x, y] = place ? pointOf(place) : [];
            return (
              <g key={stop.id} className="drawn-stop" data-half={dayHalfOf(stop)}>
                <circle cx={x} cy={y} r={20} />
                <text x={x} y={y} dy={52} fontSize={32}>
                  {formatShortClockTime(stop.start, language)}
                </text>
              </g>
            );
          })}
        </Layer>
      )}
    </>
  );
}
