import { type CSSProperties, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ClockTime, minutesOfDay } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import { places } from '../../../domain/places.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { add, drop } from '../../../domain/plan/preferences.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { CloseIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { MapDrawing } from '../../ui/park-map/drawing.tsx';
import { mapSize, pointOf } from '../../ui/park-map/geometry.ts';
import { Disc } from './disc.tsx';
import { Facts } from './facts.tsx';
import { useNames } from './names.ts';
import { usePlanner } from './planner-state.ts';
import { useWhyNot } from './why-not.ts';

const shown = places.filter(({ kind }) => kind !== 'gate');
/** In percent of the map. */
const percent = (units: number) => `${(units / mapSize) * 100}%`;

/** How far the sun has come at a time of the visit, from 0 to 1; without a time, at the first stop. */
function sunPosition({ visit, stops }: Plan, time: ClockTime | ''): number {
  const [opens, at, closes] = [
    park.hours.opens,
    time || stops[0]?.start || visit?.opens || park.hours.opens,
    park.hours.closes,
  ].map(minutesOfDay) as [number, number, number];
  return Math.min(Math.max((at - opens) / (closes - opens), 0), 1);
}

/** The park with the route of the day: each place is a button that tells about it, adds it or leaves it out. */
export function ParkMap({ active }: { active: string }) {
  const language = usePageData('language');
  const { plan, now, canUndo, change } = usePlanner();
  const { nameOf, shortTime, timeText } = useNames();
  const { map, sheet } = usePageData('plan');
  const [selected, setSelected] = useState('');
  const pins = useRef<HTMLDivElement>(null);
  const card = useId();
  const whyNot = useWhyNot();
  const stopOf = (id: string) => plan.stops.find(stop => stop.id === id);
  const place = shown.find(({ id }) => id === selected);
  const stop = stopOf(selected);
  const textOf = (id: string) => {
    const stop = stopOf(id);
    return stop
      ? formatMessage(map.stop, { what: nameOf(id), time: timeText(stop.start) }, language)
      : formatMessage(map.out, { what: nameOf(id) }, language);
  };
  const select = (id: string) => {
    flushSync(() => setSelected(id));
    document.getElementById(card)?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    setSelected('');
    pins.current?.querySelector<HTMLElement>(`[data-place="${selected}"]`)?.focus();
  };

  const route = plan.stops.map(({ id }) => id).join();
  const sun = sunPosition(plan, stopOf(active || selected)?.start ?? (now?.day === plan.day ? now.time : ''));

  return (
    <div
      className={`park-map${canUndo ? ' park-map-edited' : ''}`}
      style={now ? ({ '--sun-at': sun } as CSSProperties) : undefined}
    >
      {/* The key starts the animation anew for each route. */}
      <div key={route} className="map-sun" />
      <div className="map-drawing park-map-picture" ref={pins}>
        <MapDrawing
          stops={plan.stops}
          alt={map.alt}
          sizes="(max-width: 760px) 94vw, (max-width: 960px) 92vw, 50vw"
          priority
          showsStops={!now}
        />
        <div className="map-light" />
        {now &&
          shown.map(place => {
            const { id } = place;
            const [x, y] = pointOf(place);
            const stop = stopOf(id);
            return (
              <button
                key={id}
                type="button"
                data-place={id}
                data-number={stop && plan.stops.indexOf(stop) + 1}
                className={`pin${id === active || id === selected ? ' pin-active' : ''}`}
                style={{ left: percent(x), top: percent(y) }}
                aria-label={textOf(id)}
                aria-expanded={id === selected}
                aria-controls={card}
                onClick={() => select(id === selected ? '' : id)}
              >
                {stop ? <Disc place={place} /> : <span className="pin-out">+</span>}
                {stop && <span className="pin-time">{shortTime(stop.start)}</span>}
              </button>
            );
          })}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its buttons belong to */}
      <div
        id={card}
        className="cluster map-card"
        onKeyDown={event => event.key === 'Escape' && place && close()}
      >
        {place ? (
          <>
            <p>
              <b>{nameOf(selected)}</b>
              {stop && (
                <span>
                  {formatMessage(
                    sheet.visit,
                    { from: timeText(stop.start), until: timeText(stop.end) },
                    language,
                  )}
                </span>
              )}
            </p>
            <Facts place={place} />
            {whyNot(selected) && <p>{whyNot(selected)}</p>}
            <button
              type="button"
              className="chip"
              onClick={() =>
                change(({ preferences }) => (stop ? drop : add)(preferences, selected), { about: selected })
              }
            >
              {stop ? sheet.drop : map.add}
            </button>
            <button type="button" className="icon-button" aria-label={map.close} onClick={close}>
              <CloseIcon />
            </button>
          </>
        ) : (
          <p className="map-hint">{map.hint}</p>
        )}
      </div>
    </div>
  );
}
