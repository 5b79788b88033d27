import { useId } from 'react';
import { places } from '../../../domain/places.ts';
import type { Stop } from '../../../domain/plan/plan.ts';
import { usualStart } from '../../../domain/schedule.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Svg } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { Disc } from './disc.tsx';
import { useFormatters } from './formatters.ts';
import { PlaceFacts } from './place-facts.tsx';

interface StopItemProps {
  stop: Stop;
  /** From 1, as on the map. */
  number: number;
  /** During the visit. */
  state: 'over' | 'now' | undefined;
  /** Hovered or focused, also on the map. */
  isActive: boolean;
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
  isActive,
  isExpanded,
  onToggle,
  onMove,
  onFix,
  onDrop,
}: StopItemProps) {
  const language = usePageData('language');
  const { nameOf, formatReason, formatTime } = useFormatters();
  const { sheet } = usePageData('plan');
  const panelId = useId();
  const { id, kind, start, end, arriveBy, walkMinutes, performance, moveReason, isFixed, isRequested } = stop;
  const place = places.find(place => place.id === id);
  const name = nameOf(id);
  const statusLabels = [
    state && sheet[state],
    isFixed && !isExpanded && state !== 'over' && sheet.fixed,
  ].filter(Boolean);
  // The seating time takes a line.
  const maxCollapsedFacts = arriveBy === start ? 2 : 1;
  return (
    <li
      data-place={id}
      data-number={number}
      className={`line line-${kind}${state ? ` line-${state}` : ''}${isActive ? ' line-active' : ''}`}
    >
      {walkMinutes > 0 && (
        <p className="line-walk">
          {walkIcon}
          <span aria-hidden="true">{formatMessage(sheet.minutes, { count: walkMinutes }, language)}</span>
          <span className="hidden-text">{formatMessage(sheet.walk, { count: walkMinutes }, language)}</span>
        </p>
      )}
      <Disc place={stop} />
      <div className="line-text">
        <p className="cluster line-time">
          <time dateTime={start}>{formatTime(start)}</time>
          <span>{formatMessage(sheet.until, { time: formatTime(end) }, language)}</span>
        </p>
        <h3>{name}</h3>
        {isRequested && (
          <span className="line-wish">
            {starIcon}
            <span className="hidden-text">{sheet.requested}</span>
          </span>
        )}
        {arriveBy !== start && (
          <p>{formatMessage(sheet.seatsBy, { time: formatTime(arriveBy) }, language)}</p>
        )}
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
          <p className="cluster line-marks">
            {statusLabels.map(label => (
              <span key={String(label)}>{label}</span>
            ))}
          </p>
        )}
      </div>
      <button
        type="button"
        className="icon-button line-change"
        aria-label={formatMessage(sheet.changeOf, { what: name }, language)}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? panelId : undefined}
        onClick={onToggle}
      >
        {changeIcon}
      </button>
      {isExpanded && (
        // biome-ignore lint/a11y/useSemanticElements: these buttons are not form fields
        <div id={panelId} role="group" aria-label={name} className="grid line-panel">
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
      )}
    </li>
  );
}
