import { useId, useRef, useState } from 'react';
import { plan as words } from '#words/plan.ts';
import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { places } from '../../../domain/places.ts';
import {
  add,
  drop,
  type Line,
  type Missed,
  momentIn,
  moveLine,
  type Offer,
  type Plan,
  placeAt,
  toggleFixed,
  usualStart,
  type Wishes,
} from '../../../domain/plan.ts';
import type { PlanChange } from '../../../domain/plan-link.ts';
import { type DayProgramme, programmeOf } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { Picture } from '../../art/picture.tsx';
import { Actions } from './actions.tsx';
import { daysFrom, onDay } from './days.ts';
import { PlaceMark } from './marks.tsx';
import { MomentCard } from './moment.tsx';
import { dayText, factsOf, nameOf, pictureOf, timeText } from './names.ts';
import type { ParkNow } from './park-now.ts';

/** Changes the wishes; what is read out then is the plan, unless something else says more. */
export type Change = (wishes: Wishes, say?: (plan: Plan) => string) => void;

interface DaySheetProps {
  plan: Plan;
  programme: DayProgramme;
  /** Null until it is known. */
  now: ParkNow | null;
  /** What is different from what the link was made with. */
  changes: readonly PlanChange[];
  /** Whether a part of the link was unreadable. */
  unread: boolean;
  onChange: Change;
}

const reasonText = (reason: ReasonId | undefined) => (reason ? words.reasons[reason] : '');

const nextOpen = (from: Day) => daysFrom(from, 90).find(day => programmeOf(day).hours);

/** The plan, as a programme on paper. */
export function DaySheet({ plan, programme, now, changes, unread, onChange }: DaySheetProps) {
  const { sheet } = words;
  const { wishes, visit, lines } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  /** The line whose buttons are shown. */
  const [opened, setOpened] = useState('');
  /** What had the focus is gone: the list begins anew. */
  const toTop = () => heading.current?.focus({ preventScroll: true });
  const moment = now?.day === plan.day && visit ? momentIn(plan, now.time) : undefined;
  const isPast = now !== null && plan.day < now.day;
  const another = now && (isPast || !visit) ? nextOpen(isPast ? now.day : plan.day) : undefined;
  const left = wishes.dropped.filter(id => places.some(place => place.id === id));

  const changeAt = (line: Line, next: Wishes, stays?: string) =>
    onChange(next, composed => {
      const found = composed.lines.find(({ id }) => id === line.id);
      if (stays && found?.start === line.start) return fill(stays, { what: nameOf(line.id) });
      return found
        ? fill(words.spoken.line, { what: nameOf(line.id), time: timeText(found.start) })
        : fill(words.spoken.dropped, { what: nameOf(line.id) });
    });

  return (
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
        </p>
      </div>
      {(changes.length > 0 || unread) && <Changes changes={changes} unread={unread} />}
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
              className="button button-ink button-small"
              onClick={() => {
                onChange(onDay(wishes, another));
                toTop();
              }}
            >
              {fill(isPast ? words.past.again : words.closed.next, { day: dayText(another) })}
            </button>
          )}
        </div>
      )}
      {moment && <MomentCard moment={moment} plan={plan} />}
      {visit && lines.length === 0 && <p className="day-notice">{sheet.empty}</p>}
      {lines.length > 0 && (
        <ol className="lines">
          {lines.map(line => (
            <LineItem
              key={line.id}
              line={line}
              state={
                moment?.over.includes(line.id) ? 'over' : moment?.now?.id === line.id ? 'now' : undefined
              }
              open={opened === line.id}
              onToggle={() => setOpened(opened === line.id ? '' : line.id)}
              onMove={by => changeAt(line, moveLine(plan, programme, line.id, by), words.spoken.stays)}
              onFix={() => changeAt(line, toggleFixed(plan, line.id))}
              onDrop={() => changeAt(line, drop(wishes, line.id))}
            />
          ))}
          <li className="line-home">{fill(sheet.home, { count: String(plan.home) })}</li>
        </ol>
      )}
      <MissedList plan={plan} onChange={onChange} onGone={toTop} />
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
                  onClick={() => {
                    onChange(add(wishes, id));
                    toTop();
                  }}
                >
                  {words.dropped.back}
                  <span className="hidden-text">{fill(words.dropped.backOf, { what: nameOf(id) })}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Actions plan={plan} programme={programme} ready={now !== null} onChange={onChange} />
    </div>
  );
}

interface LineItemProps {
  line: Line;
  /** On the day itself. */
  state: 'over' | 'now' | undefined;
  /** Whether its buttons are shown. */
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onFix: () => void;
  onDrop: () => void;
}

function LineItem({ line, state, open, onToggle, onMove, onFix, onDrop }: LineItemProps) {
  const { sheet } = words;
  const panel = useId();
  const { id, kind, start, end, by, walk, performance, moved, fixed, wished } = line;
  const place = places.find(candidate => candidate.id === id);
  const picture = pictureOf(line);
  const name = nameOf(id);
  return (
    <li className={`line line-${kind}${state ? ` line-${state}` : ''}`}>
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
          {performance && moved && (
            <p className="line-by">
              {fill(sheet.moved, { time: timeText(usualStart(performance)), reason: reasonText(moved) })}
            </p>
          )}
          {place && <p className="facts">{factsOf(place)}</p>}
          <p className="line-marks">
            {state && <span>{sheet[state]}</span>}
            {wished && <span>{sheet.wished}</span>}
            {fixed && <span>{sheet.fixed}</span>}
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
            <button
              type="button"
              className="chip"
              onClick={({ currentTarget }) => {
                const line = currentTarget.closest('li');
                const neighbours = [line?.nextElementSibling, line?.previousElementSibling];
                const [next] = neighbours.flatMap(other => other?.querySelector('button') ?? []);
                next?.focus({ preventScroll: true });
                onDrop();
              }}
            >
              {sheet.drop}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

interface MissedListProps {
  plan: Plan;
  onChange: Change;
  onGone: () => void;
}

/** What does not fit, why, and what could be done. */
function MissedList({ plan, onChange, onGone }: MissedListProps) {
  const { missed } = words;
  const { wishes } = plan;
  if (!plan.visit || plan.missed.length === 0) return null;
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const offerText = ({ performance, instead, from, until }: Offer) => {
    const time = timeText(performance.start);
    if (from) return fill(missed.from, { time, from: timeText(from) });
    if (until) return fill(missed.until, { time, until: timeText(until) });
    return instead.length > 0
      ? fill(missed.instead, { time, instead: names(instead) })
      : fill(missed.offer, { time });
  };
  const take = (miss: Missed, { performance, from, until }: Offer) => {
    onChange({
      ...placeAt(wishes, miss.id, usualStart(performance)),
      ...(from && { from }),
      ...(until && { until }),
    });
    onGone();
  };
  return (
    <div className="aside aside-missed">
      <h3>{missed.title}</h3>
      <ul>
        {plan.missed.map(miss => {
          const name = nameOf(miss.id);
          return (
            <li key={`${miss.id} ${miss.at}`}>
              <p>
                <b>{miss.at ? fill(missed.at, { what: name, time: timeText(miss.at) }) : name}</b>{' '}
                <span>
                  {fill(missed.why[miss.why], {
                    reason: reasonText(miss.reason),
                    with: names(miss.with),
                  })}
                </span>
              </p>
              {miss.offers.map(offer => (
                <button
                  key={offer.performance.id}
                  type="button"
                  className="chip"
                  onClick={() => take(miss, offer)}
                >
                  <span>{offerText(offer)}</span>
                </button>
              ))}
              {!miss.wished && (
                <button
                  type="button"
                  className="chip"
                  onClick={() => {
                    onChange(add(wishes, miss.id));
                    onGone();
                  }}
                >
                  {missed.anyway}
                  <span className="hidden-text">{fill(missed.anywayOf, { what: name })}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is no longer as it was when the link was made. */
function Changes({ changes, unread }: Pick<DaySheetProps, 'changes' | 'unread'>) {
  const { changes: texts } = words;
  const textOf = (change: PlanChange): string => {
    switch (change.kind) {
      case 'closed':
        return fill(texts.closed, { reason: reasonText(change.reason) });
      case 'hours':
        return fill(texts.hours, {
          from: timeText(change.now.opens),
          until: timeText(change.now.closes),
        });
      case 'moved':
        return fill(texts.moved, {
          what: nameOf(change.id),
          was: timeText(change.was),
          now: timeText(change.now),
        });
      case 'cancelled':
        return fill(texts.cancelled, {
          what: nameOf(change.id),
          was: timeText(change.was),
          reason: reasonText(change.reason),
        });
      case 'gone':
        return change.was
          ? fill(texts.gone, { what: nameOf(change.id), was: timeText(change.was) })
          : fill(texts.goneWhole, { what: nameOf(change.id) });
    }
  };
  const all = [...changes.map(textOf), ...(unread ? [texts.unread] : [])];
  return (
    <div className="day-notice">
      <h3>{texts.title}</h3>
      <ul>
        {all.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
