import { useEffect, useId, useRef, useState } from 'react';
import { type Place, places, timeVaries } from '../../../domain/places.ts';
import type { Stop } from '../../../domain/plan/plan.ts';
import { dropPlace, requestPlace } from '../../../domain/plan/preferences.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { CloseIcon } from '../../art/icons.tsx';
import { MapDrawing } from '../../components/inquiry-plan/map-drawing.tsx';
import { dayHalfOf, mapSize, pointOf } from '../../components/inquiry-plan/map-geometry.ts';
import { useSite } from '../../site-context.ts';
import { Disc } from './disc.tsx';
import { useFormatters } from './formatters.ts';
import { useIsHighlighted } from './highlight.ts';
import { PlaceFacts } from './place-facts.tsx';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';

const mapPlaces = places.filter(({ kind }) => kind !== 'gate');
const toPercent = (units: number) => `${(units / mapSize) * 100}%`;

export function ParkMap() {
  const { plan, now } = usePlanner();
  const { map } = usePlannerProps().plan;
  const [selectedId, setSelectedId] = useState('');
  const pins = useRef<HTMLDivElement>(null);
  const cardId = useId();
  const findStop = (id: string) => plan.stops.find(stop => stop.id === id);
  const place = mapPlaces.find(({ id }) => id === selectedId);
  useEffect(() => {
    if (selectedId) document.getElementById(cardId)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId, cardId]);
  const closeCard = () => {
    setSelectedId('');
    pins.current?.querySelector<HTMLElement>(`[data-place="${selectedId}"]`)?.focus();
  };

  return (
    <div className="park-map">
      <div className="map-drawing park-map-picture" ref={pins}>
        <MapDrawing
          stops={plan.stops}
          alt={map.alt}
          sizes="(max-aspect-ratio: 1/1) min(87vw, 600px), min(52vw, max(300px, 94vh - 168px))"
          priority
          showsStops={!now}
        />
        {now &&
          mapPlaces.map(place => {
            const { id } = place;
            const stop = findStop(id);
            return (
              <Pin
                key={id}
                place={place}
                stop={stop}
                number={stop && plan.stops.indexOf(stop) + 1}
                isSelected={id === selectedId}
                cardId={cardId}
                onClick={() => setSelectedId(id === selectedId ? '' : id)}
              />
            );
          })}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles from its buttons */}
      <div
        id={cardId}
        className="cluster map-card"
        onKeyDown={event => event.key === 'Escape' && place && closeCard()}
      >
        {place ? <PlaceCard place={place} onClose={closeCard} /> : <p className="map-hint">{map.hint}</p>}
      </div>
    </div>
  );
}

interface PinProps {
  place: Place;
  stop: Stop | undefined;
  number: number | undefined;
  isSelected: boolean;
  cardId: string;
  onClick: () => void;
}

function Pin({ place, stop, number, isSelected, cardId, onClick }: PinProps) {
  const { language } = useSite();
  const { nameOf, formatShortTime, formatStart } = useFormatters();
  const { map } = usePlannerProps().plan;
  const isActive = useIsHighlighted(place.id) || isSelected;
  const [x, y] = pointOf(place);
  const name = nameOf(place.id);
  return (
    <button
      type="button"
      data-place={place.id}
      data-number={number}
      data-half={stop && dayHalfOf(stop)}
      className={`pin${isActive ? ' pin-active' : ''}`}
      style={{ left: toPercent(x), top: toPercent(y) }}
      aria-label={
        stop
          ? formatMessage(map.stop, { place: name, time: formatStart(stop) }, language)
          : formatMessage(map.out, { place: name }, language)
      }
      aria-expanded={isSelected}
      aria-controls={cardId}
      onClick={onClick}
    >
      {stop ? <Disc place={place} /> : <span className="pin-out">+</span>}
      {stop && !timeVaries(stop.id) && <span className="pin-time">{formatShortTime(stop.start)}</span>}
    </button>
  );
}

function PlaceCard({ place, onClose }: { place: Place; onClose: () => void }) {
  const { language } = useSite();
  const { plan, edit } = usePlanner();
  const { nameOf, formatStart, formatTime } = useFormatters();
  const { map, sheet } = usePlannerProps().plan;
  const stop = plan.stops.find(({ id }) => id === place.id);
  return (
    <>
      <p>
        <b>{nameOf(place.id)}</b>
        {stop && (
          <span>
            {formatMessage(sheet.visit, { from: formatStart(stop), until: formatTime(stop.end) }, language)}
          </span>
        )}
      </p>
      <PlaceFacts place={place} />
      <button
        type="button"
        className="chip"
        onClick={() => edit(preferences => (stop ? dropPlace : requestPlace)(preferences, place.id))}
      >
        {stop ? sheet.drop : map.add}
      </button>
      <button type="button" className="icon-button" aria-label={map.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </>
  );
}
