import { useId } from 'react';
import type { ClockTime } from '../../../domain/clock-time.ts';
import { places } from '../../../domain/places.ts';
import type { Stop } from '../../../domain/plan.ts';
import { fill } from '../../../i18n/fill.ts';
import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { Facts } from './facts.tsx';
import { PlaceMark } from './marks.tsx';
import { pictureOf, useNames } from './names.ts';

interface StopItemProps {
  stop: Stop;
  /** Its start on a usual day. */
  usual: ClockTime;
  /** Only on the day itself. */
  state: 'over' | 'now' | undefined;
  /** Whether its buttons are expanded. */
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onFix: () => void;
  onDrop: () => void;
}

/** A stop of the plan, with buttons that move, fix or drop it. */
export function StopItem({ stop, usual, state, open, onToggle, onMove, onFix, onDrop }: StopItemProps) {
  const { nameOf, reasonText, timeText } = useNames();
  const words = usePageData('plan');
  const { sheet } = words;
  const panel = useId();
  const { id, kind, start, end, by, walk, moved, fixed, requested } = stop;
  const place = places.find(candidate => candidate.id === id);
  const picture = pictureOf(stop);
  const name = nameOf(id);
  return (
    <li data-place={id} className={`line line-${kind}${state ? ` line-${state}` : ''}`}>
      {walk > 0 && <p className="walk">{fill(sheet.walk, { count: String(walk) })}</p>}
      <span className="disc">
        {picture ? <Picture name={picture} alt="" sizes="64px" /> : <PlaceMark kind={kind} />}
      </span>
      <div className="line-body">
        <p className="line-time">
          <time dateTime={start}>{timeText(start)}</time>
          <span>{fill(sheet.until, { time: timeText(end) })}</span>
        </p>
        <div className="line-text">
          <h3>{name}</h3>
          {by !== start && <p className="line-by">{fill(sheet.seatsBy, { time: timeText(by) })}</p>}
          {moved && (
            <p className="line-by">
              {fill(sheet.moved, { time: timeText(usual), reason: reasonText(moved) })}
            </p>
          )}
          {place && <Facts place={place} />}
          <p className="line-marks">
            {state && <span>{sheet[state]}</span>}
            {requested && state !== 'over' && <span>{sheet.requested}</span>}
            {fixed && state !== 'over' && <span>{sheet.fixed}</span>}
          </p>
        </div>
        <button
          type="button"
          className="chip line-change"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={onToggle}
        >
          {sheet.change}
          <span className="hidden-text">{fill(sheet.changeOf, { what: name })}</span>
        </button>
        {open && (
          // biome-ignore lint/a11y/useSemanticElements: four buttons are no fieldset of a form
          <div id={panel} role="group" aria-label={name} className="line-panel">
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
      </div>
    </li>
  );
}
