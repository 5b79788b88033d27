import { useId } from 'react';
import { places } from '../../../domain/places.ts';
import type { Stop } from '../../../domain/plan/plan.ts';
import { usualStart } from '../../../domain/schedule.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Svg } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { Disc } from './disc.tsx';
import { Facts } from './facts.tsx';
import { useNames } from './names.ts';

interface StopItemProps {
  stop: Stop;
  /** Its place in the day, from 1, as on the map. */
  number: number;
  /** Only on the day itself. */
  state: 'over' | 'now' | undefined;
  /** Whether it is pointed at on the map or in the list. */
  isActive: boolean;
  /** Whether its facts and buttons are expanded. */
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onFix: () => void;
  onDrop: () => void;
}

/** A pencil. */
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

const star = (
  <Svg viewBox="0 0 24 24" line={2}>
    <path d="M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17l-5.6 3.2 1.2-6.3L3 9.6l6.3-.8z" />
  </Svg>
);

/** A stop of the plan, with buttons that move, fix or drop it. */
export function StopItem({
  stop,
  number,
  state,
  isActive,
  open,
  onToggle,
  onMove,
  onFix,
  onDrop,
}: StopItemProps) {
  const language = usePageData('language');
  const { nameOf, reasonText, timeText } = useNames();
  const { sheet } = usePageData('plan');
  const panel = useId();
  const { id, kind, start, end, by, walk, performance, moved, fixed, requested } = stop;
  const place = places.find(candidate => candidate.id === id);
  const name = nameOf(id);
  const marks = [state && sheet[state], fixed && !open && state !== 'over' && sheet.fixed].filter(Boolean);
  return (
    <li
      data-place={id}
      data-number={number}
      className={`line line-${kind}${state ? ` line-${state}` : ''}${isActive ? ' line-active' : ''}`}
    >
      {walk > 0 && (
        <p className="line-walk">
          {walkIcon}
          <span aria-hidden="true">{formatMessage(sheet.minutes, { count: walk }, language)}</span>
          <span className="hidden-text">{formatMessage(sheet.walk, { count: walk }, language)}</span>
        </p>
      )}
      <Disc place={stop} />
      <div className="line-text">
        <p className="cluster line-time">
          <time dateTime={start}>{timeText(start)}</time>
          <span>{formatMessage(sheet.until, { time: timeText(end) }, language)}</span>
        </p>
        <h3>{name}</h3>
        {requested && (
          <span className="line-wish">
            {star}
            <span className="hidden-text">{sheet.requested}</span>
          </span>
        )}
        {by !== start && <p>{formatMessage(sheet.seatsBy, { time: timeText(by) }, language)}</p>}
        {/* Two lines or facts at most; the others are for those who open the stop. */}
        {place && <Facts place={place} most={open ? undefined : by === start ? 2 : 1} />}
        {performance && moved && (
          <p>
            {formatMessage(
              sheet.moved,
              { time: timeText(usualStart(performance)), reason: reasonText(moved) },
              language,
            )}
          </p>
        )}
        {marks.length > 0 && (
          <p className="cluster line-marks">
            {marks.map(mark => (
              <span key={String(mark)}>{mark}</span>
            ))}
          </p>
        )}
      </div>
      <button
        type="button"
        className="icon-button line-change"
        aria-label={formatMessage(sheet.changeOf, { what: name }, language)}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={onToggle}
      >
        {changeIcon}
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: four buttons are no fieldset of a form
        <div id={panel} role="group" aria-label={name} className="grid line-panel">
          <button type="button" className="chip" onClick={() => onMove(-1)}>
            {sheet.earlier}
          </button>
          <button type="button" className="chip" onClick={() => onMove(1)}>
            {sheet.later}
          </button>
          <button type="button" className="chip" aria-pressed={fixed} onClick={onFix}>
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
