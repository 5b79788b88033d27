import { Suspense, useId, useMemo, useRef, useState } from 'react';
import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { daysFrom, onDay } from '../../../domain/days.ts';
import { places } from '../../../domain/places.ts';
import type { Line, Plan } from '../../../domain/plan.ts';
import type { PlanChange } from '../../../domain/plan-link.ts';
import { type DayProgramme, programmeOf } from '../../../domain/programme.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import type { Wishes } from '../../../domain/wishes.ts';
import { fill } from '../../../i18n/fill.ts';
import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { Facts } from './facts.tsx';
import { latePart } from './late-part.ts';
import { PlaceMark } from './marks.tsx';
import { pictureOf, useNames } from './names.ts';
import type { ParkNow } from './park-now.ts';
import type { Change, Engine } from './use-engine.ts';

/** In the page from the start, and at work a moment later. */
const Actions = latePart(() => import('./actions.tsx'));

interface DaySheetProps {
  plan: Plan;
  programme: DayProgramme;
  /** Null until it is known. */
  now: ParkNow | null;
  engine: Engine | null;
  /** What is different from what the link was made with. */
  changes: readonly PlanChange[];
  /** Whether a part of the link was unreadable. */
  unread: boolean;
  onChange: Change;
}

/** The next day on which the park is open, and for which somebody can ask today. */
function nextOpen(from: Day, today: Day): Day | undefined {
  const last = lastVisitDay(today);
  return daysFrom(from, 90).find(day => day <= last && programmeOf(day).hours);
}

/** The plan, as a programme on paper. */
export function DaySheet({ plan, programme, now, engine, changes, unread, onChange }: DaySheetProps) {
  const { dayText, nameOf, reasonText, timeText } = useNames();
  const words = usePageData('plan');
  const { sheet } = words;
  const { wishes, visit, lines } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  /** The line whose buttons are shown. */
  const [opened, setOpened] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** What had the focus is gone: the list begins anew. */
  const toTop = () => heading.current?.focus({ preventScroll: true });
  const moment = engine && visit && now?.day === plan.day ? engine.momentIn(plan, now.time) : undefined;
  const isPast = now !== null && plan.day < now.day;
  const isTooFar = now !== null && plan.day > lastVisitDay(now.day);
  const another = now && (isPast || !visit) ? nextOpen(isPast ? now.day : plan.day, now.day) : undefined;
  const left = wishes.dropped.filter(id => places.some(place => place.id === id && place.kind !== 'gate'));

  // What has not changed is not drawn again: React would take it away until its code is there.
  const actions = useMemo(
    () => (
      <Suspense>
        <Actions
          plan={plan}
          programme={programme}
          engine={engine}
          isPast={isPast}
          isTooFar={isTooFar}
          onChange={onChange}
        />
      </Suspense>
    ),
    [plan, programme, engine, isPast, isTooFar, onChange],
  );

  const itemOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-place="${id}"]`);
  /** Changes a line, and keeps what stays under the thumb: its buttons or, in its place, the line that it gives way to. */
  const changeAt = async (
    { id, start }: Line,
    make: (engine: Engine) => Wishes,
    { stays = '', next = id }: { stays?: string; next?: string | undefined } = {},
  ) => {
    const topOf = (item: HTMLElement | null | undefined) =>
      ((next === id && item?.querySelector('.line-panel')) || item)?.getBoundingClientRect().top ?? 0;
    const top = topOf(itemOf(id));
    await onChange(make, composed => {
      const found = composed.lines.find(line => line.id === id);
      if (stays && found?.start === start) return fill(stays, { what: nameOf(id) });
      return found
        ? fill(words.spoken.line, { what: nameOf(id), time: timeText(found.start) })
        : fill(words.spoken.dropped, { what: nameOf(id) });
    });
    requestAnimationFrame(() => {
      const item = itemOf(next);
      if (item) scrollBy({ top: topOf(item) - top, behavior: 'instant' });
      if (next !== id) (item?.querySelector('button') ?? heading.current)?.focus({ preventScroll: true });
    });
  };
  /** Puts something in, and shows where it is. */
  const bring = async (id: string, make: (engine: Engine) => Wishes) => {
    await onChange(make);
    requestAnimationFrame(() => {
      const item = itemOf(id);
      if (!item) return toTop();
      item.scrollIntoView({ block: 'center' });
      item.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  const emptyText =
    visit?.opens === visit?.closes ? sheet.noTime : left.length > 0 ? sheet.emptied : sheet.empty;

  return (
    <div className="day-plan">
      <div className="sheet day-sheet">
        <div className="day-head">
          <h2 ref={heading} tabIndex={-1}>
            {sheet.title}
          </h2>
          <p>
            <span>{now ? dayText(plan.day) : sheet.anyDay}</span>
            {visit && (
              <span>{fill(sheet.visit, { from: timeText(visit.opens), until: timeText(visit.closes) })}</span>
            )}
            {visit && plan.reason && (
              <span>{fill(sheet.otherHours, { reason: reasonText(plan.reason) })}</span>
            )}
          </p>
        </div>
        {engine && (changes.length > 0 || unread) && <engine.Changes changes={changes} unread={unread} />}
        {(isPast || !visit) && (
          <div className="day-notice">
            {isPast ? (
              <p>{words.past.text}</p>
            ) : (
              <>
                <h3>{words.closed.title}</h3>
                {plan.reason && <p>{fill(words.closed.because, { reason: reasonText(plan.reason) })}</p>}
              </>
            )}
            {another && (
              <button
                type="button"
                className="button button-small"
                onClick={() => {
                  onChange(() => onDay(wishes, another));
                  toTop();
                }}
              >
                {fill(isPast ? words.past.again : words.closed.next, { day: dayText(another) })}
              </button>
            )}
          </div>
        )}
        {engine && moment && <engine.MomentCard moment={moment} plan={plan} />}
        {visit && lines.length === 0 && <p className="day-notice">{emptyText}</p>}
        {lines.length > 0 && (
          <ol className="lines" ref={list}>
            {lines.map((line, index) => (
              <LineItem
                key={line.id}
                line={line}
                usual={line.performance && engine ? engine.usualStart(line.performance) : line.start}
                state={
                  moment?.over.includes(line.id) ? 'over' : moment?.now?.id === line.id ? 'now' : undefined
                }
                open={opened === line.id}
                onToggle={() => setOpened(opened === line.id ? '' : line.id)}
                onMove={by =>
                  changeAt(line, ({ moveLine }) => moveLine(plan, programme, line.id, by), {
                    stays: words.spoken.stays,
                  })
                }
                onFix={() => changeAt(line, ({ toggleFixed }) => toggleFixed(plan, line.id))}
                onDrop={() =>
                  changeAt(line, ({ drop }) => drop(wishes, line.id), {
                    next: (lines[index + 1] ?? lines[index - 1])?.id ?? '',
                  })
                }
              />
            ))}
            <li className="line-home">{fill(sheet.home, { count: String(plan.home) })}</li>
          </ol>
        )}
      </div>
      <div className="sheet day-sheet day-end">
        {engine && (
          <engine.MissedList
            plan={plan}
            now={moment && now?.time}
            onAdd={id => bring(id, ({ add }) => add(wishes, id))}
            onTake={({ id }, { performance, from, until }) =>
              bring(id, ({ placeAt, usualStart }) => ({
                ...placeAt(wishes, id, usualStart(performance)),
                ...(from && { from }),
                ...(until && { until }),
              }))
            }
          />
        )}
        {left.length > 0 && (
          <div className="aside">
            <h3>{words.dropped.title}</h3>
            <ul>
              {left.map(id => (
                <li key={id}>
                  <span>{nameOf(id)}</span>
                  <button
                    type="button"
                    className="chip"
                    onClick={() => bring(id, ({ add }) => add(wishes, id))}
                  >
                    {words.dropped.back}
                    <span className="hidden-text">{fill(words.dropped.backOf, { what: nameOf(id) })}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {actions}
      </div>
    </div>
  );
}

interface LineItemProps {
  line: Line;
  /** When it usually begins. */
  usual: ClockTime;
  /** On the day itself. */
  state: 'over' | 'now' | undefined;
  /** Whether its buttons are shown. */
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onFix: () => void;
  onDrop: () => void;
}

function LineItem({ line, usual, state, open, onToggle, onMove, onFix, onDrop }: LineItemProps) {
  const { nameOf, reasonText, timeText } = useNames();
  const words = usePageData('plan');
  const { sheet } = words;
  const panel = useId();
  const { id, kind, start, end, by, walk, moved, fixed, wished } = line;
  const place = places.find(candidate => candidate.id === id);
  const picture = pictureOf(line);
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
            {wished && state !== 'over' && <span>{sheet.wished}</span>}
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
