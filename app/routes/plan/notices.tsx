/** Notices above a plan: what has changed since its link was made, what keeps it from being used, and progress. */
import { Fragment, useId, useMemo } from 'react';
import { movedTo } from '../../../domain/plan/edits.ts';
import { type PlanChange, readPlan } from '../../../domain/plan/link.ts';
import { composePlan } from '../../../domain/plan/plan.ts';
import type { Progress } from '../../../domain/plan/progress.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';
import { otherPlans } from './fragment.ts';
import { useNames } from './names.ts';
import { nextOpenDay, summaryOf } from './next-plan.ts';
import { usePlanner } from './planner-state.ts';
import { focusHeading } from './reveal.ts';

/** Minutes before the next stop at which "leave in …" appears. */
const soon = 60;

/** On the day itself: what is on now, and what is next. No live region: it changes every minute. */
export function ProgressCard({ current, next, leaveIn }: Progress) {
  const language = usePageData('language');
  const { plan } = usePlanner();
  const { nameOf, timeText } = useNames();
  const words = usePageData('plan');
  const { moment: texts } = usePageData('planParts');
  if (plan.stops.length === 0) return null;
  const nextText = () => {
    if (!next) return '';
    const time = timeText(next.start).replace(' ', '\u00a0');
    const what = nameOf(next.id);
    if (leaveIn === undefined || leaveIn > soon)
      return formatMessage(texts.startsIn, { what, time }, language);
    return leaveIn > 0
      ? formatMessage(texts.leaveIn, { what, time, count: leaveIn }, language)
      : formatMessage(texts.leaveNow, { what, time }, language);
  };
  return (
    <div className="moment">
      {current && (
        <p>
          <b>{texts.now}</b>
          <span>
            {formatMessage(
              words.sheet.nowAt,
              { what: nameOf(current.id), time: timeText(current.end) },
              language,
            )}
          </span>
        </p>
      )}
      {next && (
        <p>
          <b>{texts.next}</b>
          <span>{nextText()}</span>
        </p>
      )}
      {!current && !next && <p>{texts.rest}</p>}
    </div>
  );
}

/** What has changed since the link was made. */
export function Changes() {
  const language = usePageData('language');
  const { changes, unread } = usePlanner();
  const { nameOf, reasonText, timeText } = useNames();
  const { changes: texts } = usePageData('planParts');
  const textOf = (change: PlanChange): string => {
    switch (change.kind) {
      case 'hours':
        return formatMessage(
          texts.hours,
          {
            from: timeText(change.now.opens),
            until: timeText(change.now.closes),
          },
          language,
        );
      case 'moved':
        return formatMessage(
          texts.moved,
          {
            what: nameOf(change.id),
            was: timeText(change.was),
            now: timeText(change.now),
          },
          language,
        );
      case 'cancelled':
        return formatMessage(
          texts.cancelled,
          {
            what: nameOf(change.id),
            was: timeText(change.was),
            reason: reasonText(change.reason),
          },
          language,
        );
      case 'gone':
        return change.was
          ? formatMessage(texts.gone, { what: nameOf(change.id), was: timeText(change.was) }, language)
          : formatMessage(texts.goneWhole, { what: nameOf(change.id) }, language);
    }
  };
  if (changes.length === 0 && !unread) return null;
  const all = [...changes.map(textOf), ...(unread ? [texts.unread] : [])];
  return (
    <div className="day-notice">
      <h3>{changes.length > 0 ? texts.title : texts.unreadTitle}</h3>
      <ul>
        {all.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The way back to this browser's other plans, such as one's own from a friend's link. */
export function OtherPlans() {
  const language = usePageData('language');
  const { now, open, facts } = usePlanner();
  const names = useNames();
  const words = usePageData('plan');
  const { others: texts } = usePageData('planParts');
  const id = useId();
  const list = now ? otherPlans(now.day).join('\n') : '';
  const plans = useMemo(
    () =>
      list.split('\n').flatMap(fragment => {
        const { preferences } = readPlan(fragment);
        if (!preferences) return [];
        return { fragment, plan: composePlan(preferences, scheduleOf(preferences.day, facts)) };
      }),
    [list, facts],
  );
  if (plans.length === 0) return null;
  return (
    <div className="other-plans">
      <h3>{texts.title}</h3>
      {plans.map(({ fragment, plan }, index) => {
        const summary = plan.visit ? summaryOf(plan, words, names) : words.spoken.closed;
        return (
          <Fragment key={fragment}>
            <p id={`${id}-${index}`}>{summary}</p>
            <button
              type="button"
              className="button button-small"
              aria-describedby={`${id}-${index}`}
              onClick={() => {
                open(fragment, summary);
                focusHeading();
              }}
            >
              {formatMessage(texts.back, { day: names.dayText(plan.day) }, language)}
            </button>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Why the plan cannot be followed, and another day for it. */
export function Obstacle() {
  const language = usePageData('language');
  const { plan, now, isOver, change, facts } = usePlanner();
  const { dayText, reasonText } = useNames();
  const { closed, past } = usePageData('plan');
  if (!isOver && plan.visit) return null;
  const another = now && nextOpenDay(isOver ? now.day : plan.day, now, facts);
  return (
    <div className="day-notice">
      {isOver ? <p>{past.text}</p> : <h3>{closed.title}</h3>}
      {!isOver && plan.reason && (
        <p>{formatMessage(closed.because, { reason: reasonText(plan.reason) }, language)}</p>
      )}
      {another && (
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            change(({ preferences }) => movedTo(another, preferences, now, facts));
            focusHeading();
          }}
        >
          {formatMessage(isOver ? past.again : closed.next, { day: dayText(another) }, language)}
        </button>
      )}
    </div>
  );
}
