import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { type ClockTime, minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import { partySizeLimits } from '../../../domain/commitments.ts';
import { type Hours, park } from '../../../domain/park.ts';
import { type PlaceKind, places } from '../../../domain/places.ts';
import { allAccessNeeds } from '../../../domain/plan/preferences.ts';
import { keysOf } from '../../../domain/typed-records.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { capitalize } from '../../../i18n/planned-visit.ts';
import { WarningIcon } from '../../art/icons.tsx';
import { useVisitWords } from '../../components/inquiry/visit-words.ts';
import { useSite } from '../../site-context.ts';
import { DayChoice } from './day-choice.tsx';
import { Disc } from './disc.tsx';
import { useFormatters } from './formatters.ts';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';

export function Choices(): ReactNode {
  const { form, plan, schedule, isOver, readForm } = usePlanner();
  const { choices } = usePlannerProps().plan;
  const hours = schedule.hours ?? park.hours;
  const { from = hours.opens, until = hours.closes } = plan.preferences;
  const isReversed = !isOver && minutesOfDay(from) >= minutesOfDay(until);
  return (
    // Nothing sends it: the method prevents that Enter does.
    <form ref={form} className="choices flow" autoComplete="off" method="dialog" onChange={readForm}>
      <DayChoice />
      <fieldset className="grid visit">
        <legend className="hidden-text">{choices.hours}</legend>
        <TimeChoice name="from" label={choices.from} usualTime={hours.opens} hours={hours} />
        <TimeChoice
          name="until"
          label={choices.until}
          usualTime={hours.closes}
          hours={hours}
          error={isReversed ? choices.reversed : undefined}
        />
      </fieldset>
      <CompanyChoice />
      <PlaceChoice />
    </form>
  );
}

function CompanyChoice() {
  const { language } = useSite();
  const { choices } = usePlannerProps().plan;
  const { counts } = useVisitWords().ticket;
  const { partySize, accessNeeds } = usePlanner().plan.preferences;
  return (
    <details className="place-group" onToggle={scrollToOpened}>
      <summary>
        <b>{choices.needs}</b>{' '}
        <span>
          {capitalize(
            [
              ...(partySize ? [formatMessage(counts.numberOfVisitors, { count: partySize }, language)] : []),
              ...accessNeeds.map(need => choices.accessNeeds[need]),
            ].join(' · '),
          )}
        </span>
      </summary>
      <label className="choice">
        <span>{choices.party}</span>
        <input type="number" name="party" className="input" {...partySizeLimits} />
      </label>
      {allAccessNeeds.map(need => (
        <label key={need} className="choice">
          <span>{capitalize(choices.accessNeeds[need])}</span>
          <input type="checkbox" name="who" value={need} />
        </label>
      ))}
    </details>
  );
}

function PlaceChoice() {
  const { plan } = usePlanner();
  const { choices } = usePlannerProps().plan;
  const hasNoRequests = plan.preferences.requestedIds.length === 0;
  return (
    <fieldset aria-describedby={hasNoRequests ? 'must-note' : undefined}>
      <legend>{choices.requests}</legend>
      {hasNoRequests && (
        <p id="must-note" className="choices-note">
          {choices.requestsNote}
        </p>
      )}
      <div className="grid place-groups">
        {keysOf(choices.groups).map(group => (
          <PlaceGroupChoice key={group} group={group} />
        ))}
      </div>
    </fieldset>
  );
}

type PlaceGroup = Exclude<PlaceKind, 'gate' | 'meal'>;

/** A meal is listed with the places to rest. */
const groupOf = (kind: PlaceKind) => (kind === 'meal' ? 'quiet' : kind);

function PlaceGroupChoice({ group }: { group: PlaceGroup }) {
  const { language } = useSite();
  const { plan } = usePlanner();
  const { nameOf, formatStart } = useFormatters();
  const { choices } = usePlannerProps().plan;
  const startTexts = new Map(plan.stops.map(stop => [stop.id, formatStart(stop)]));
  const groupPlaces = places.filter(place => groupOf(place.kind) === group);
  const requestedCount = groupPlaces.filter(({ id }) => plan.preferences.requestedIds.includes(id)).length;
  return (
    <details className="place-group" onToggle={scrollToOpened}>
      <summary>
        <span className="place-group-discs">
          {groupPlaces.slice(0, 4).map(place => (
            <Disc key={place.id} place={place} />
          ))}
        </span>
        <b>{choices.groups[group]}</b>{' '}
        {requestedCount > 0 && (
          <span>
            {formatMessage(choices.pickedCount, { count: requestedCount, all: groupPlaces.length }, language)}
          </span>
        )}
        {/* Names the places, because visitors look for orcas rather than encounters. */}
        <small className="place-group-names">{groupPlaces.map(({ id }) => nameOf(id)).join(', ')}</small>
      </summary>
      {groupPlaces.map(place => (
        <label key={place.id} className="choice">
          <Disc place={place} />
          <span>
            {nameOf(place.id)} <small>{startTexts.get(place.id)}</small>
          </span>
          <input type="checkbox" name="must" value={place.id} />
        </label>
      ))}
    </details>
  );
}

/** The day bar must not cover an opened group (`scroll-padding`). */
const scrollToOpened = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
  currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' });

interface TimeChoiceProps {
  name: 'from' | 'until';
  label: string;
  /** Opening or closing. */
  usualTime: ClockTime;
  hours: Hours;
  error?: string | undefined;
}

function TimeChoice({ name, label, usualTime, hours, error }: TimeChoiceProps) {
  const { plan } = usePlanner();
  const { formatTime } = useFormatters();
  const id = useId();
  const opens = minutesOfDay(hours.opens);
  const closes = minutesOfDay(hours.closes);
  const halfHours = Array.from(
    { length: Math.floor((closes - opens) / 30) + 1 },
    (_, index) => opens + index * 30,
  );
  const chosen = minutesOfDay(plan.preferences[name] ?? usualTime);
  const times = [...new Set([...halfHours, closes, chosen])]
    // Another day may have had longer hours.
    .filter(minutes => minutes >= opens && minutes <= closes)
    .sort((a, b) => a - b)
    .map(timeOfDay);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="input"
        defaultValue=""
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {times.map(time => (
          <option key={time} value={time === usualTime ? '' : time}>
            {formatTime(time)}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="field-error">
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  );
}
