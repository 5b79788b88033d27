import { useState } from 'react';
import { minutesOfDay } from '../../../domain/clock-time.ts';
import { moveStop, toggleFixed } from '../../../domain/plan/edits.ts';
import type { Plan, Stop } from '../../../domain/plan/plan.ts';
import { drop } from '../../../domain/plan/preferences.ts';
import { leavesAt, progressAt } from '../../../domain/plan/progress.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';
import { Actions } from './actions.tsx';
import { DroppedList, MissedList, stillOffered } from './left-over.tsx';
import { useNames } from './names.ts';
import { Changes, Obstacle, OtherPlans, ProgressCard } from './notices.tsx';
import { type Edit, usePlanner } from './planner-state.ts';
import { focusHeading, stopElement } from './reveal.ts';
import { StopItem } from './stop-item.tsx';

/** Minutes at the end of the day that are worth a word. */
const leastFree = 10;

/** The plan of the day: its stops, what did not fit, and what can be done with it. `active` is highlighted. */
export function DaySheet({ active }: { active: string }) {
  const language = usePageData('language');
  const { plan, programme, now, isOver, change, tell } = usePlanner();
  const { dayText, nameOf, reasonText, timeText } = useNames();
  const { sheet, spoken } = usePageData('plan');
  const { visit, stops } = plan;
  /** The stop whose buttons are expanded. */
  const [opened, setOpened] = useState('');
  const progress = visit && now?.day === plan.day ? progressAt(plan, now.time) : undefined;

  /** Changes a stop without moving the buttons under the thumb: scrolls by as much as the layout shifts. */
  const changeAt = ({ id }: Stop, edit: Edit, next = id) => {
    const topOf = (item: HTMLElement | null) =>
      ((next === id && item?.querySelector('.line-panel')) || item)?.getBoundingClientRect().top ?? 0;
    const top = topOf(stopElement(id));
    change(edit, { about: id });
    requestAnimationFrame(() => {
      const item = stopElement(next);
      if (item) scrollBy({ top: topOf(item) - top, behavior: 'instant' });
      if (next === id) return;
      if (item) item.querySelector('button')?.focus();
      else focusHeading();
    });
  };
  const leaves = leavesAt(plan);
  const onFoot = stops.reduce((minutes, { walk }) => minutes + walk, plan.home);
  const isFree = visit && leaves && minutesOfDay(visit.closes) - minutesOfDay(leaves) >= leastFree;
  const emptyText =
    visit?.opens === visit?.closes
      ? sheet.noTime
      : stillOffered(plan).length > 0
        ? sheet.emptied
        : sheet.empty;

  return (
    <div className="day-plan flow deferred">
      <div className="sheet day-sheet">
        <div className="cluster day-head">
          <h2 tabIndex={-1}>{sheet.title}</h2>
          <p>
            {/* The early script writes the day of a linked plan. */}
            <span key={now ? plan.day : ''} data-linked-day="" suppressHydrationWarning>
              {now ? dayText(plan.day) : sheet.anyDay}
            </span>
            {visit && visit.opens < visit.closes && stops.length > 0 && (
              <span>
                {formatMessage(
                  sheet.visit,
                  { from: timeText(visit.opens), until: timeText(leaves ?? visit.closes) },
                  language,
                )}
              </span>
            )}
            {stops.length > 0 && <span>{formatMessage(sheet.onFoot, { count: onFoot }, language)}</span>}
            {visit && plan.reason && (
              <span>{formatMessage(sheet.otherHours, { reason: reasonText(plan.reason) }, language)}</span>
            )}
          </p>
        </div>
        <p className="day-opening">{sheet.opening}</p>
        <Changes />
        <Obstacle />
        <OtherPlans />
        {progress && <ProgressCard {...progress} />}
        {visit && !isOver && stops.length === 0 && <p className="day-notice">{emptyText}</p>}
        {stops.length > 0 && <p className="day-suggested">{sheet.suggested}</p>}
        {stops.length > 0 && (
          <ol className="lines">
            {stops.map((stop, index) => {
              const { id } = stop;
              const next = (stops[index + 1] ?? stops[index - 1])?.id ?? '';
              return (
                <StopItem
                  key={id}
                  stop={stop}
                  number={index + 1}
                  state={
                    progress?.over.includes(id) ? 'over' : progress?.current?.id === id ? 'now' : undefined
                  }
                  isActive={active === id}
                  open={opened === id}
                  onToggle={() => setOpened(opened === id ? '' : id)}
                  onMove={by => {
                    const move = (plan: Plan) => moveStop(plan, programme, id, by);
                    if (move(plan) === plan.preferences)
                      tell(formatMessage(spoken.stays, { what: nameOf(id) }, language));
                    else changeAt(stop, move);
                  }}
                  onFix={() => changeAt(stop, plan => toggleFixed(plan, id))}
                  onDrop={() => changeAt(stop, ({ preferences }) => drop(preferences, id), next)}
                />
              );
            })}
            <li className="line-home">
              {isFree
                ? formatMessage(
                    sheet.free,
                    { from: timeText(leaves), until: timeText(visit.closes) },
                    language,
                  )
                : formatMessage(sheet.home, { count: plan.home }, language)}
            </li>
          </ol>
        )}
      </div>
      <div className="sheet day-sheet day-end">
        <MissedList />
        <DroppedList />
        <Actions />
      </div>
    </div>
  );
}
