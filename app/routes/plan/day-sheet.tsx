import { Suspense, useMemo, useRef, useState } from 'react';
import { minutesOfDay } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { places } from '../../../domain/places.ts';
import type { Plan, Stop } from '../../../domain/plan.ts';
import { moveStop, toggleFixed } from '../../../domain/plan-edits.ts';
import type { PlanChange } from '../../../domain/plan-link.ts';
import { add, drop, fixAt, onDay, type Preferences } from '../../../domain/plan-preferences.ts';
import { leavesAt, progressAt } from '../../../domain/plan-progress.ts';
import { type DayProgramme, usualStart } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { usePageData } from '../../page-data.ts';
import { Actions } from './actions.tsx';
import type { ChangePreferences } from './change.ts';
import { useNames } from './names.ts';
import { Changes, MissedList, ProgressCard } from './notices.tsx';
import type { ParkNow } from './park-now.ts';
import { StopItem } from './stop-item.tsx';

/** Minutes at the end of the day that are worth a word. */
const leastFree = 30;

interface DaySheetProps {
  plan: Plan;
  programme: DayProgramme;
  /** Null until hydration. */
  now: ParkNow | null;
  /** False until hydration. */
  isLive: boolean;
  /** How the day differs from the one the link was made for. */
  changes: readonly PlanChange[];
  /** Whether a part of the link was unreadable. */
  unread: boolean;
  /** Offered instead of a past or closed day. */
  another: Day | undefined;
  isPast: boolean;
  /** The place pointed at on the map or in the list. */
  lit: string;
  onChange: ChangePreferences;
  onStartAgain: () => void;
}

/** The plan of the day: its stops, what did not fit, and what can be done with it. */
export function DaySheet({
  plan,
  programme,
  now,
  isLive,
  changes,
  unread,
  another,
  isPast,
  lit,
  onChange,
  onStartAgain,
}: DaySheetProps) {
  const { dayText, nameOf, reasonText, timeText } = useNames();
  const words = usePageData('plan');
  const { sheet } = words;
  const { preferences, visit, stops } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  /** The stop whose buttons are expanded. */
  const [opened, setOpened] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** For when the focused element has gone. */
  const toTop = () => heading.current?.focus({ preventScroll: true });
  const progress = visit && now?.day === plan.day ? progressAt(plan, now.time) : undefined;
  const left = preferences.dropped.filter(id =>
    places.some(place => place.id === id && place.kind !== 'gate'),
  );

  // Memoized: re-rendering a boundary that is not hydrated yet would make React drop its prerendered HTML.
  const actions = useMemo(
    () => (
      <Suspense>
        <Actions plan={plan} programme={programme} isLive={isLive} onStartAgain={onStartAgain} />
      </Suspense>
    ),
    [plan, programme, isLive, onStartAgain],
  );

  const itemOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-place="${id}"]`);
  /** Changes a stop without moving the buttons under the thumb: scrolls by as much as the layout shifts. */
  const changeAt = (
    { id, start }: Stop,
    made: Preferences,
    { stays = '', next = id }: { stays?: string; next?: string | undefined } = {},
  ) => {
    const topOf = (item: HTMLElement | null | undefined) =>
      ((next === id && item?.querySelector('.line-panel')) || item)?.getBoundingClientRect().top ?? 0;
    const top = topOf(itemOf(id));
    const composed = onChange(made, { about: id });
    if (stays && composed.stops.find(stop => stop.id === id)?.start === start)
      onChange(composed.preferences, { say: fill(stays, { what: nameOf(id) }) });
    requestAnimationFrame(() => {
      const item = itemOf(next);
      if (item) scrollBy({ top: topOf(item) - top, behavior: 'instant' });
      if (next !== id) (item?.querySelector('button') ?? heading.current)?.focus({ preventScroll: true });
    });
  };
  /** Adds a stop, then scrolls to it. */
  const addAndReveal = (id: string, made: Preferences) => {
    onChange(made, { about: id });
    requestAnimationFrame(() => {
      const item = itemOf(id);
      if (!item) return toTop();
      item.scrollIntoView({ block: 'center' });
      item.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  const leaves = leavesAt(plan);
  const onFoot = stops.reduce((minutes, { walk }) => minutes + walk, plan.home);
  const isFree = visit && leaves && minutesOfDay(visit.closes) - minutesOfDay(leaves) >= leastFree;
  const endText = isFree
    ? fill(sheet.free, { from: timeText(leaves), until: timeText(visit.closes) })
    : fill(sheet.home, { count: String(plan.home) });
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
              <span>
                {fill(sheet.visit, { from: timeText(visit.opens), until: timeText(leaves ?? visit.closes) })}
              </span>
            )}
            {stops.length > 0 && <span>{fill(sheet.onFoot, { count: String(onFoot) })}</span>}
            {visit && plan.reason && (
              <span>{fill(sheet.otherHours, { reason: reasonText(plan.reason) })}</span>
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
                className="button button-small"
                onClick={() => {
                  onChange(onDay(preferences, another));
                  toTop();
                }}
              >
                {fill(isPast ? words.past.again : words.closed.next, { day: dayText(another) })}
              </button>
            )}
          </div>
        )}
        {progress && <ProgressCard progress={progress} plan={plan} />}
        {visit && stops.length === 0 && <p className="day-notice">{emptyText}</p>}
        {stops.length > 0 && (
          <ol className="lines" ref={list}>
            {stops.map((stop, index) => (
              <StopItem
                key={stop.id}
                stop={stop}
                number={index + 1}
                usual={stop.performance ? usualStart(stop.performance) : stop.start}
                state={
                  progress?.over.includes(stop.id)
                    ? 'over'
                    : progress?.current?.id === stop.id
                      ? 'now'
                      : undefined
                }
                isLit={lit === stop.id}
                open={opened === stop.id}
                onToggle={() => setOpened(opened === stop.id ? '' : stop.id)}
                onMove={by =>
                  changeAt(stop, moveStop(plan, programme, stop.id, by), {
                    stays: words.spoken.stays,
                  })
                }
                onFix={() => changeAt(stop, toggleFixed(plan, stop.id))}
                onDrop={() =>
                  changeAt(stop, drop(preferences, stop.id), {
                    next: (stops[index + 1] ?? stops[index - 1])?.id ?? '',
                  })
                }
              />
            ))}
            <li className="line-home">{endText}</li>
          </ol>
        )}
      </div>
      <div className="sheet day-sheet day-end">
        {isLive && (
          <MissedList
            plan={plan}
            now={progress && now?.time}
            onAdd={id => addAndReveal(id, add(preferences, id))}
            onTake={({ id }, { performance, from, until }) =>
              addAndReveal(id, {
                ...fixAt(preferences, id, usualStart(performance)),
                ...(from && { from }),
                ...(until && { until }),
              })
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
                    onClick={() => addAndReveal(id, add(preferences, id))}
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
