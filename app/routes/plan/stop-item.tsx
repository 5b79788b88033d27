import { useId } from 'react';
import { places } from '../../../domain/places.ts';
import type { Stop } from '../../../domain/plan/plan.ts';
import { usualStart } from '../../../domain/schedule.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Svg } from '../../art/icons.tsx';
import { dayHalfOf } from '../../components/inquiry-plan/map-geometry.ts';
import { useSite } from '../../site-context.ts';
import { Disc } from './disc.tsx';
import { useFormatters } from './formatters.ts';
import { useIsHighlighted } from './highlight.ts';
import { PlaceFacts } from './place-facts.tsx';
import { usePlannerProps } from './planner-props.ts';

interface StopItemProps {
  stop: Stop;
  /** Counted from 1, as on the map. */
  number: number;
  /** Set during the visit. */
  state: 'over' | 'now' | undefined;
  isExpanded: boolean;
  onToggle: () => void;
  onMove: (direction: -1 | 1) => void;
  onFix: () => void;
  onDrop: () => void;
}

const changeIcon = (
  <Svg viewBox="0 0 24 24" line={2.2}>
    <path d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
  </Svg>
);

const walkIcon = (
  <Svg viewBox="0 0 24 24" line={2.4}>
    <path d="M13 4h.01M8 21l3-6 3 2v4M11 15l1-6-4 2v3M12 9l3 3h3" />
  </Svg>
);

const starIcon = (
  <Svg viewBox="0 0 24 24" line={2}>
    <path d="M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17l-5.6 3.2 1.2-6.3L3 9.6l6.3-.8z" />
  </Svg>
);

export function StopItem({
  stop,
  number,
  state,
  isExpanded,
  onToggle,
  onMove,
  onFix,
  onDrop,
}: StopItemProps) {
  const { language } = useSite();
  const { nameOf } = useFormatters();
  const { sheet } = usePlannerProps().plan;
  const panelId = useId();
  const isActive = useIsHighlighted(stop.id);
  const { id, kind, walkMinutes, isFixed } = stop;
  const name = nameOf(id);
  return (
    <li
      data-place={id}
      data-number={number}
      data-half={dayHalfOf(stop)}
      className={`stop stop-${kind}${state ? ` stop-${state}` : ''}${isActive ? ' stop-active' : ''}`}
    >
      {walkMinutes > 0 && (
        <p className="stop-walk">
          {walkIcon}
          <span aria-hidden="true">{formatMessage(sheet.minutes, { count: walkMinutes }, language)}</span>
          <span className="hidden-text">{formatMessage(sheet.walk, { count: walkMinutes }, language)}</span>
        </p>
      )}
      <Disc place={stop} />
      <StopText stop={stop} state={state} isExpanded={isExpanded} />
      <button
        type="button"
        className="icon-button stop-change"
        aria-label={formatMessage(sheet.changeOf, { place: name }, language)}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? panelId : undefined}
        onClick={onToggle}
      >
        {changeIcon}
      </button>
      {isExpanded && (
        <StopPanel id={panelId} name={name} isFixed={isFixed} onMove={onMove} onFix={onFix} onDrop={onDrop} />
      )}
    </li>
  );
}

function StopText({ stop, state, isExpanded }: Pick<StopItemProps, 'stop' | 'state' | 'isExpanded'>) {
  const { language } = useSite();
  const { nameOf, formatReason, formatStart, formatTime } = useFormatters();
  const { sheet } = usePlannerProps().plan;
  const { id, start, end, arriveBy, performance, moveReason, isFixed, isRequested } = stop;
  const place = places.find(place => place.id === id);
  const statusLabels = [
    state && sheet[state],
    isFixed && !isExpanded && state !== 'over' && sheet.fixed,
  ].filter(Boolean);
  // The time to be seated takes one of the lines.
  const maxCollapsedFacts = arriveBy === start ? 2 : 1;
  return (
    <div className="stop-text">
      <p className="cluster stop-time">
        <time dateTime={start}>{formatStart(stop)}</time>
        <span>{formatMessage(sheet.until, { time: formatTime(end) }, language)}</span>
      </p>
      <h3>{nameOf(id)}</h3>
      {isRequested && (
        <span className="stop-wish">
          {starIcon}
          <span className="hidden-text">{sheet.requested}</span>
        </span>
      )}
      {arriveBy !== start && <p>{formatMessage(sheet.seatsBy, { time: formatTime(arriveBy) }, language)}</p>}
      {place && <PlaceFacts place={place} limit={isExpanded ? undefined : maxCollapsedFacts} />}
      {performance && moveReason && (
        <p>
          {formatMessage(
            sheet.moved,
            { time: formatTime(usualStart(performance)), reason: formatReason(moveReason) },
            language,
          )}
        </p>
      )}
      {statusLabels.length > 0 && (
        <p className="cluster stop-marks">
          {statusLabels.map(label => (
            <span key={String(label)}>{label}</span>
          ))}
        </p>
      )}
    </div>
  );
}

interface StopPanelProps extends Pick<StopItemProps, 'onMove' | 'onFix' | 'onDrop'> {
  id: string;
  name: string;
  isFixed: boolean;
}

function StopPanel({ id, name, isFixed, onMove, onFix, onDrop }: StopPanelProps) {
  const { sheet } = usePlannerProps().plan;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are not form fields
    <div id={id} role="group" aria-label={name} className="grid stop-panel">
      <button type="button" className="chip" onClick={() => onMove(-1)}>
        {sheet.earlier}
      </button>
      <button type="button" className="chip" onClick={() => onMove(1)}>
        {sheet.later}
      </button>
      <button type="button" className="chip" aria-pressed={isFixed} onClick={onFix}>
        {sheet.fix}
      </button>
      <button type="button" className="chip" onClick={onDrop}>
        {sheet.drop}
      </button>
    </div>
  );
}
