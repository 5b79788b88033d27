/** Notices about a plan: progress, what did not fit, what has changed. */
import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Alternative, Missed, Plan } from '../../../domain/plan.ts';
import type { PlanChange } from '../../../domain/plan-link.ts';
import type { Progress } from '../../../domain/plan-progress.ts';
import { fill } from '../../../i18n/fill.ts';
import { usePageData } from '../../page-data.ts';
import { useNames } from './names.ts';

/** Minutes before the next stop at which "leave in …" appears. */
const soon = 60;

/** On the day itself: what is on now, and what is next. No live region: it changes every minute. */
export function ProgressCard({
  progress: { current, next, leaveIn },
  plan,
}: {
  progress: Progress;
  plan: Plan;
}) {
  const { nameOf, timeText } = useNames();
  const words = usePageData('plan');
  const planParts = usePageData('planParts');
  const { moment: texts } = planParts;
  if (plan.stops.length === 0) return null;
  const nextText = () => {
    if (!next) return '';
    const time = timeText(next.start).replace(' ', '\u00a0');
    const what = nameOf(next.id);
    if (leaveIn === undefined || leaveIn > soon) return fill(texts.startsIn, { what, time });
    return leaveIn > 0
      ? fill(texts.leaveIn, { what, time, count: String(leaveIn) })
      : fill(texts.leaveNow, { what, time });
  };
  return (
    <div className="moment">
      {current && (
        <p>
          <b>{texts.now}</b>
          <span>{fill(words.sheet.nowAt, { what: nameOf(current.id), time: timeText(current.end) })}</span>
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

interface MissedListProps {
  plan: Plan;
  /** Only on the day itself. */
  now: ClockTime | undefined;
  /** Adds it after all. */
  onAdd: (id: string) => void;
  onTake: (miss: Missed, offer: Alternative) => void;
}

/** What did not fit, why, and the alternatives. */
export function MissedList({ plan, now, onAdd, onTake }: MissedListProps) {
  const { nameOf, reasonText, timeText } = useNames();
  const planParts = usePageData('planParts');
  const { missed } = planParts;
  if (!plan.visit || plan.missed.length === 0) return null;
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const isAhead = ({ performance }: Alternative) => !now || performance.start > now;
  const alternativeText = ({ performance, instead, from, until }: Alternative) =>
    [
      fill(missed.offer, { time: timeText(performance.start) }),
      from ? fill(missed.from, { from: timeText(from) }) : '',
      until ? fill(missed.until, { until: timeText(until) }) : '',
      instead.length > 0 ? fill(missed.instead, { instead: names(instead) }) : '',
    ].join('');
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
              {miss.alternatives.filter(isAhead).map(alternative => (
                <button
                  key={alternative.performance.id}
                  type="button"
                  className="chip"
                  onClick={() => onTake(miss, alternative)}
                >
                  <span>{alternativeText(alternative)}</span>
                </button>
              ))}
              {/* Steps cannot be wished away. */}
              {!miss.requested && miss.why !== 'steps' && (
                <button type="button" className="chip" onClick={() => onAdd(miss.id)}>
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

interface ChangesProps {
  changes: readonly PlanChange[];
  /** Whether a part of the link was unreadable. */
  unread: boolean;
}

/** What has changed since the link was made. */
export function Changes({ changes, unread }: ChangesProps) {
  const { nameOf, reasonText, timeText } = useNames();
  const planParts = usePageData('planParts');
  const { changes: texts } = planParts;
  const textOf = (change: PlanChange): string => {
    switch (change.kind) {
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
      <h3>{changes.length > 0 ? texts.title : texts.unreadTitle}</h3>
      <ul>
        {all.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
