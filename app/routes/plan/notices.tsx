import { moveToDay } from '../../../domain/plan/edits.ts';
import type { Progress } from '../../../domain/plan/progress.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { useSite } from '../../site-context.ts';
import { useFormatters } from './formatters.ts';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';
import { focusHeading } from './reveal.ts';
import { suggestDay } from './suggested-day.ts';

const maxCountdownMinutes = 60;

/** Not a live region, because it changes every minute. */
export function ProgressCard({ currentStop, nextStop, leaveInMinutes }: Progress) {
  const { language } = useSite();
  const { plan } = usePlanner();
  const { nameOf, formatStart, formatTime } = useFormatters();
  const { plan: words } = usePlannerProps();
  const { progress } = usePlannerProps().planParts;
  if (plan.stops.length === 0) return null;
  const formatNextStop = () => {
    if (!nextStop) return '';
    const time = formatStart(nextStop).replaceAll(' ', '\u00a0');
    const place = nameOf(nextStop.id);
    if (leaveInMinutes === undefined || leaveInMinutes > maxCountdownMinutes)
      return formatMessage(progress.startsIn, { place, time }, language);
    return leaveInMinutes > 0
      ? formatMessage(progress.leaveIn, { place, time, count: leaveInMinutes }, language)
      : formatMessage(progress.leaveNow, { place, time }, language);
  };
  return (
    <div className="progress-card">
      {currentStop && (
        <p>
          <b>{progress.now}</b>
          <span>
            {formatMessage(
              words.sheet.nowAt,
              { place: nameOf(currentStop.id), time: formatTime(currentStop.end) },
              language,
            )}
          </span>
        </p>
      )}
      {nextStop && (
        <p>
          <b>{progress.next}</b>
          <span>{formatNextStop()}</span>
        </p>
      )}
      {!currentStop && !nextStop && <p>{progress.dayOver}</p>}
    </div>
  );
}

/** Says that the day is over, or that the park is closed, and offers the next open day. */
export function UnavailableDayNotice() {
  const { language } = useSite();
  const { plan, now, isOver, edit, facts } = usePlanner();
  const { formatDay, formatReason } = useFormatters();
  const { closed, past } = usePlannerProps().plan;
  if (!isOver && plan.visit) return null;
  const nextDay = now && suggestDay(isOver ? now.day : plan.day, now, facts);
  return (
    <div className="day-notice">
      {isOver ? <p>{past.text}</p> : <h3>{closed.title}</h3>}
      {!isOver && plan.reason && (
        <p>{formatMessage(closed.because, { reason: formatReason(plan.reason) }, language)}</p>
      )}
      {nextDay && (
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            edit(preferences => moveToDay(nextDay, preferences, now, facts));
            focusHeading();
          }}
        >
          {formatMessage(isOver ? past.again : closed.next, { day: formatDay(nextDay) }, language)}
        </button>
      )}
    </div>
  );
}
