import { Fragment, useId, useMemo } from 'react';
import { moveToDay } from '../../../domain/plan/edits.ts';
import { type LinkChange, readPlan } from '../../../domain/plan/link.ts';
import { buildPlan } from '../../../domain/plan/plan.ts';
import type { Progress } from '../../../domain/plan/progress.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';
import { useFormatters } from './formatters.ts';
import { listOtherPlans } from './fragment.ts';
import { formatSummary } from './plan-summary.ts';
import { usePlanner } from './planner-state.ts';
import { focusHeading } from './reveal.ts';
import { suggestDay } from './suggested-day.ts';

const maxCountdownMinutes = 60;

/** Not a live region, because it changes every minute. */
export function ProgressCard({ currentStop, nextStop, leaveInMinutes }: Progress) {
  const language = usePageData('language');
  const { plan } = usePlanner();
  const { nameOf, formatTime } = useFormatters();
  const words = usePageData('plan');
  const { progress: texts } = usePageData('planParts');
  if (plan.stops.length === 0) return null;
  const formatNextStop = () => {
    if (!nextStop) return '';
    const time = formatTime(nextStop.start).replace(' ', '\u00a0');
    const place = nameOf(nextStop.id);
    if (leaveInMinutes === undefined || leaveInMinutes > maxCountdownMinutes)
      return formatMessage(texts.startsIn, { place, time }, language);
    return leaveInMinutes > 0
      ? formatMessage(texts.leaveIn, { place, time, count: leaveInMinutes }, language)
      : formatMessage(texts.leaveNow, { place, time }, language);
  };
  return (
    <div className="progress-card">
      {currentStop && (
        <p>
          <b>{texts.now}</b>
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
          <b>{texts.next}</b>
          <span>{formatNextStop()}</span>
        </p>
      )}
      {!currentStop && !nextStop && <p>{texts.dayOver}</p>}
    </div>
  );
}

export function LinkChangesNotice() {
  const language = usePageData('language');
  const { linkChanges, hasUnreadableParts } = usePlanner();
  const { nameOf, formatReason, formatTime } = useFormatters();
  const { changes: texts } = usePageData('planParts');
  const formatChange = (change: LinkChange): string => {
    switch (change.kind) {
      case 'hours':
        return formatMessage(
          texts.hours,
          {
            from: formatTime(change.now.opens),
            until: formatTime(change.now.closes),
          },
          language,
        );
      case 'moved':
        return formatMessage(
          texts.moved,
          {
            place: nameOf(change.id),
            previousTime: formatTime(change.before),
            time: formatTime(change.now),
          },
          language,
        );
      case 'cancelled':
        return formatMessage(
          texts.cancelled,
          {
            place: nameOf(change.id),
            previousTime: formatTime(change.before),
            reason: formatReason(change.reason),
          },
          language,
        );
      case 'gone':
        return change.before
          ? formatMessage(
              texts.gone,
              { place: nameOf(change.id), previousTime: formatTime(change.before) },
              language,
            )
          : formatMessage(texts.goneWhole, { place: nameOf(change.id) }, language);
    }
  };
  if (linkChanges.length === 0 && !hasUnreadableParts) return null;
  const items = [...linkChanges.map(formatChange), ...(hasUnreadableParts ? [texts.unread] : [])];
  return (
    <div className="day-notice">
      <h3>{linkChanges.length > 0 ? texts.title : texts.unreadTitle}</h3>
      <ul>
        {items.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

export function OtherPlans() {
  const language = usePageData('language');
  const { now, openPlan, facts } = usePlanner();
  const formatters = useFormatters();
  const words = usePageData('plan');
  const { others: texts } = usePageData('planParts');
  const id = useId();
  // A string, because the memo below compares its dependencies by identity.
  const fragments = now ? listOtherPlans(now.day).join('\n') : '';
  const plans = useMemo(
    () =>
      fragments.split('\n').flatMap(fragment => {
        const { preferences } = readPlan(fragment);
        if (!preferences) return [];
        return { fragment, plan: buildPlan(preferences, scheduleOf(preferences.day, facts)) };
      }),
    [fragments, facts],
  );
  if (plans.length === 0) return null;
  return (
    <div className="other-plans">
      <h3>{texts.title}</h3>
      {plans.map(({ fragment, plan }, index) => {
        const summary = plan.visit ? formatSummary(plan, words, formatters) : words.spoken.closed;
        return (
          <Fragment key={fragment}>
            <p id={`${id}-${index}`}>{summary}</p>
            <button
              type="button"
              className="button button-small"
              aria-describedby={`${id}-${index}`}
              onClick={() => {
                openPlan(fragment, summary);
                focusHeading();
              }}
            >
              {formatMessage(texts.back, { day: formatters.formatDay(plan.day) }, language)}
            </button>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Says that the day is over, or that the park is closed, and offers the next open day. */
export function UnavailableDayNotice() {
  const language = usePageData('language');
  const { plan, now, isOver, applyEdit, facts } = usePlanner();
  const { formatDay, formatReason } = useFormatters();
  const { closed, past } = usePageData('plan');
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
            applyEdit(({ preferences }) => moveToDay(nextDay, preferences, now, facts));
            focusHeading();
          }}
        >
          {formatMessage(isOver ? past.again : closed.next, { day: formatDay(nextDay) }, language)}
        </button>
      )}
    </div>
  );
}
