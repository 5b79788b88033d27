/** What is not in the plan: what did not fit, and what was left out. */
import { places } from '../../../domain/places.ts';
import type { Alternative, Plan } from '../../../domain/plan/plan.ts';
import { add, fixAt } from '../../../domain/plan/preferences.ts';
import { usualStart } from '../../../domain/schedule.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';
import { useNames } from './names.ts';
import { type Edit, usePlanner } from './planner-state.ts';
import { revealStop } from './reveal.ts';

/** What did not fit, why, and the alternatives. */
export function MissedList() {
  const language = usePageData('language');
  const { plan, now, change } = usePlanner();
  const { nameOf, timeText, whyText } = useNames();
  const { missed } = usePageData('planParts');
  if (!now || !plan.visit || plan.missed.length === 0) return null;
  const time = now.day === plan.day ? now.time : undefined;
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const isAhead = ({ performance }: Alternative) => !time || performance.start > time;
  const revise = (id: string, edit: Edit) => {
    change(edit, { about: id });
    revealStop(id);
  };
  const take = (id: string, { performance, from, until }: Alternative) =>
    revise(id, ({ preferences }) => ({
      ...fixAt(preferences, id, usualStart(performance)),
      ...(from && { from }),
      ...(until && { until }),
    }));
  const alternativeText = ({ performance, instead, from, until }: Alternative) =>
    [
      formatMessage(missed.offer, { time: timeText(performance.start) }, language),
      from ? formatMessage(missed.from, { from: timeText(from) }, language) : '',
      until ? formatMessage(missed.until, { until: timeText(until) }, language) : '',
      instead.length > 0 ? formatMessage(missed.instead, { instead: names(instead) }, language) : '',
    ].join('');
  return (
    <div className="aside aside-missed">
      <h3>{missed.title}</h3>
      <ul>
        {plan.missed.map(miss => {
          const name = nameOf(miss.id);
          return (
            <li key={`${miss.id} ${miss.at}`} className="cluster">
              <p>
                <b>
                  {miss.at
                    ? formatMessage(missed.at, { what: name, time: timeText(miss.at) }, language)
                    : name}
                </b>{' '}
                <span>{whyText(miss)}</span>
              </p>
              {miss.alternatives.filter(isAhead).map(alternative => (
                <button
                  key={alternative.performance.id}
                  type="button"
                  className="chip"
                  onClick={() => take(miss.id, alternative)}
                >
                  <span>{alternativeText(alternative)}</span>
                </button>
              ))}
              {/* Steps cannot be wished away. */}
              {!miss.requested && miss.why !== 'steps' && (
                <button
                  type="button"
                  className="chip"
                  onClick={() => revise(miss.id, ({ preferences }) => add(preferences, miss.id))}
                >
                  {missed.anyway}
                  <span className="hidden-text">
                    {formatMessage(missed.anywayOf, { what: name }, language)}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the visitor has left out, to be brought back. */
export function DroppedList() {
  const language = usePageData('language');
  const { plan, change } = usePlanner();
  const { nameOf } = useNames();
  const { dropped: words } = usePageData('plan');
  const dropped = stillOffered(plan);
  if (dropped.length === 0) return null;
  const bringBack = (id: string) => {
    change(({ preferences }) => add(preferences, id), { about: id });
    revealStop(id);
  };
  return (
    <div className="aside">
      <h3>{words.title}</h3>
      <ul>
        {dropped.map(id => (
          <li key={id} className="cluster">
            <span>{nameOf(id)}</span>
            <button type="button" className="chip" onClick={() => bringBack(id)}>
              {words.back}
              <span className="hidden-text">
                {formatMessage(words.backOf, { what: nameOf(id) }, language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Dropped places that the park still has. */
export const stillOffered = ({ preferences }: Plan) =>
  preferences.dropped.filter(id => places.some(place => place.id === id && place.kind !== 'gate'));
