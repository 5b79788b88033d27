import { useState } from 'react';
import { minutesOfDay } from '../../../domain/clock-time.ts';
import { moveStop, toggleFixed } from '../../../domain/plan/edits.ts';
import type { Stop } from '../../../domain/plan/plan.ts';
import { dropPlace, type Preferences } from '../../../domain/plan/preferences.ts';
import { getExitTime, getProgress } from '../../../domain/plan/progress.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { useSite } from '../../site-context.ts';
import { Actions } from './actions.tsx';
import { useFormatters } from './formatters.ts';
import { DroppedPlaceList, MissedPlaceList } from './missing-places.tsx';
import { ProgressCard, UnavailableDayNotice } from './notices.tsx';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';
import { findStopElement, focusHeading } from './reveal.ts';
import { StopItem } from './stop-item.tsx';

const minMentionedFreeMinutes = 10;

type Change = (preferences: Preferences) => Preferences;

export function DaySheet() {
  const { language } = useSite();
  const { plan, schedule, now, isOver, isLinkDamaged, edit, notify } = usePlanner();
  const { nameOf } = useFormatters();
  const { sheet, spoken } = usePlannerProps().plan;
  const { damagedLink } = usePlannerProps().planParts;
  const { visit, stops } = plan;
  const [expandedId, setExpandedId] = useState('');
  const progress = visit && now?.day === plan.day ? getProgress(plan, now.time) : undefined;

  /** Scrolls with layout shifts, so that buttons stay under the thumb. */
  const editInPlace = ({ id }: Stop, change: Change, focusId = id) => {
    const getTop = (element: HTMLElement | null) => {
      const panel = focusId === id && element?.querySelector('.stop-panel');
      return (panel || element)?.getBoundingClientRect().top ?? 0;
    };
    const previousTop = getTop(findStopElement(id));
    edit(change);
    requestAnimationFrame(() => {
      const element = findStopElement(focusId);
      if (element) scrollBy({ top: getTop(element) - previousTop, behavior: 'instant' });
      if (focusId === id) return;
      if (element) element.querySelector('button')?.focus();
      else focusHeading();
    });
  };
  const emptyText =
    visit?.opens === visit?.closes
      ? sheet.noTime
      : plan.preferences.droppedIds.length > 0
        ? sheet.emptied
        : sheet.empty;

  return (
    <div className="day-plan flow deferred">
      <div className="sheet day-sheet">
        <DayHead />
        <p className="day-opening">{sheet.opening}</p>
        {isLinkDamaged && <p className="day-notice">{damagedLink}</p>}
        <UnavailableDayNotice />
        {progress && <ProgressCard {...progress} />}
        {visit && !isOver && stops.length === 0 && <p className="day-notice">{emptyText}</p>}
        {stops.length > 0 && <p className="day-suggested">{sheet.suggested}</p>}
        {stops.length > 0 && (
          <ol className="stops">
            {stops.map((stop, index) => {
              const { id } = stop;
              const neighborId = (stops[index + 1] ?? stops[index - 1])?.id ?? '';
              return (
                <StopItem
                  key={id}
                  stop={stop}
                  number={index + 1}
                  state={
                    progress?.finishedIds.includes(id)
                      ? 'over'
                      : progress?.currentStop?.id === id
                        ? 'now'
                        : undefined
                  }
                  isExpanded={expandedId === id}
                  onToggle={() => setExpandedId(expandedId === id ? '' : id)}
                  onMove={direction => {
                    const move: Change = preferences =>
                      moveStop({ ...plan, preferences }, schedule, id, direction, now);
                    if (move(plan.preferences) === plan.preferences)
                      notify(formatMessage(spoken.stays, { place: nameOf(id) }, language));
                    else editInPlace(stop, move);
                  }}
                  onFix={() => editInPlace(stop, preferences => toggleFixed({ ...plan, preferences }, id))}
                  onDrop={() => editInPlace(stop, preferences => dropPlace(preferences, id), neighborId)}
                />
              );
            })}
            <WayHome />
          </ol>
        )}
      </div>
      <div className="sheet day-sheet day-end">
        <MissedPlaceList />
        <DroppedPlaceList />
        <Actions />
      </div>
    </div>
  );
}

function DayHead() {
  const { language } = useSite();
  const { plan, now } = usePlanner();
  const { formatDay, formatReason, formatTime } = useFormatters();
  const { sheet } = usePlannerProps().plan;
  const { visit, stops } = plan;
  const exitTime = getExitTime(plan);
  const totalWalkMinutes = stops.reduce((sum, { walkMinutes }) => sum + walkMinutes, plan.walkToExitMinutes);
  return (
    <div className="cluster day-head">
      <h2 tabIndex={-1}>{sheet.title}</h2>
      <p>
        <span className="capitalized">{now ? formatDay(plan.day) : sheet.anyDay}</span>
        {visit && visit.opens < visit.closes && stops.length > 0 && (
          <span className="capitalized">
            {formatMessage(
              sheet.visit,
              { from: formatTime(visit.opens), until: formatTime(exitTime ?? visit.closes) },
              language,
            )}
          </span>
        )}
        {stops.length > 0 && (
          <span className="capitalized">
            {formatMessage(sheet.onFoot, { count: totalWalkMinutes }, language)}
          </span>
        )}
        {visit && plan.reason && (
          <span>{formatMessage(sheet.otherHours, { reason: formatReason(plan.reason) }, language)}</span>
        )}
      </p>
    </div>
  );
}

function WayHome() {
  const { language } = useSite();
  const { plan } = usePlanner();
  const { formatTime } = useFormatters();
  const { sheet } = usePlannerProps().plan;
  const { visit } = plan;
  const exitTime = getExitTime(plan);
  const hasFreeTime =
    visit && exitTime && minutesOfDay(visit.closes) - minutesOfDay(exitTime) >= minMentionedFreeMinutes;
  return (
    <li className="stop-home">
      {hasFreeTime
        ? formatMessage(sheet.free, { from: formatTime(exitTime), until: formatTime(visit.closes) }, language)
        : formatMessage(sheet.home, { count: plan.walkToExitMinutes }, language)}
    </li>
  );
}
