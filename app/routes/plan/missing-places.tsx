import type { Alternative } from '../../../domain/plan/missed-places.ts';
import { fixPlaceTime, type Preferences, requestPlace } from '../../../domain/plan/preferences.ts';
import { usualStart } from '../../../domain/schedule.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { useSite } from '../../site-context.ts';
import { useFormatters } from './formatters.ts';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';
import { revealStop } from './reveal.ts';

export function MissedPlaceList() {
  const { language } = useSite();
  const { plan, now, edit } = usePlanner();
  const { nameOf, formatTime, formatExclusion } = useFormatters();
  const { missed } = usePlannerProps().planParts;
  if (!now || !plan.visit || plan.missedPlaces.length === 0) return null;
  const currentTime = now.day === plan.day ? now.time : undefined;
  const isAhead = ({ performance }: Alternative) => !currentTime || performance.start > currentTime;
  const editAndReveal = (id: string, change: (preferences: Preferences) => Preferences) => {
    edit(change);
    revealStop(id);
  };
  const chooseAlternative = (id: string, { performance, from, until }: Alternative) =>
    editAndReveal(id, preferences => ({
      ...fixPlaceTime(preferences, id, usualStart(performance)),
      ...(from && { from }),
      ...(until && { until }),
    }));
  const formatAlternative = ({ performance, displacedIds, from, until }: Alternative) =>
    [
      formatMessage(missed.offer, { time: formatTime(performance.start) }, language),
      from ? formatMessage(missed.from, { from: formatTime(from) }, language) : '',
      until ? formatMessage(missed.until, { until: formatTime(until) }, language) : '',
      displacedIds.length > 0
        ? formatMessage(missed.instead, { instead: displacedIds.map(nameOf).join(', ') }, language)
        : '',
    ].join('');
  return (
    <div className="missing-places missed-places">
      <h3>{missed.title}</h3>
      <ul>
        {plan.missedPlaces.map(place => {
          const name = nameOf(place.id);
          return (
            <li key={`${place.id} ${place.fixedStart}`} className="cluster">
              <p>
                <b>
                  {place.fixedStart
                    ? formatMessage(missed.at, { place: name, time: formatTime(place.fixedStart) }, language)
                    : name}
                </b>{' '}
                <span>{formatExclusion(place)}</span>
              </p>
              {place.alternatives.filter(isAhead).map(alternative => (
                <button
                  key={alternative.performance.id}
                  type="button"
                  className="chip"
                  onClick={() => chooseAlternative(place.id, alternative)}
                >
                  <span>{formatAlternative(alternative)}</span>
                </button>
              ))}
              {/* A place with steps would be left out even if requested. */}
              {!place.isRequested && place.reason !== 'steps' && (
                <button
                  type="button"
                  className="chip"
                  onClick={() => editAndReveal(place.id, preferences => requestPlace(preferences, place.id))}
                >
                  {missed.anyway}
                  <span className="hidden-text">
                    {` ${formatMessage(missed.anywayOf, { place: name }, language)}`}
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

export function DroppedPlaceList() {
  const { language } = useSite();
  const { plan, edit } = usePlanner();
  const { nameOf } = useFormatters();
  const { dropped: words } = usePlannerProps().plan;
  const { droppedIds } = plan.preferences;
  if (droppedIds.length === 0) return null;
  const restorePlace = (id: string) => {
    edit(preferences => requestPlace(preferences, id));
    revealStop(id);
  };
  return (
    <div className="missing-places">
      <h3>{words.title}</h3>
      <ul>
        {droppedIds.map(id => (
          <li key={id} className="cluster">
            <span>{nameOf(id)}</span>
            <button type="button" className="chip" onClick={() => restorePlace(id)}>
              {words.back}
              <span className="hidden-text">
                {` ${formatMessage(words.backOf, { place: nameOf(id) }, language)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
