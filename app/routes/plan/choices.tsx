import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { type ClockTime, minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import { partySizeLimits } from '../../../domain/commitments.ts';
import { park } from '../../../domain/park.ts';
import { type PlaceKind, places } from '../../../domain/places.ts';
import type { AccessNeed } from '../../../domain/plan/preferences.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { WarningIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { DayChoice } from './day-choice.tsx';
import { Disc } from './disc.tsx';
import { useFormatters } from './formatters.ts';
import { usePlanner } from './planner-state.ts';
import { type Edits, useEdits } from './use-edits.ts';
import { useExclusionText } from './use-exclusion-text.ts';

export function Choices(): ReactNode {
  const { schedule, isOver } = usePlanner();
  const { preferences, edit } = useEdits();
  const { choices } = usePageData('plan');
  const hours = schedule.hours ?? park.hours;
  const from = preferences.from ?? hours.opens;
  const until = preferences.until ?? hours.closes;
  const isReversed = !isOver && minutesOfDay(from) >= minutesOfDay(until);
  return (
    <form className="choices flow" autoComplete="off" onSubmit={event => event.preventDefault()}>
      <DayChoice preferences={preferences} edit={edit} />
      <fieldset className="grid visit">
        <legend className="hidden-text">{choices.hours}</legend>
        <TimeChoice
          name="from"
          label={choices.from}
          value={from}
          hours={hours}
          onChoose={from => edit(preferences => ({ ...preferences, from }))}
        />
        <TimeChoice
          name="until"
          label={choices.until}
          value={until}
          hours={hours}
          error={isReversed ? choices.reversed : undefined}
          onChoose={until => edit(preferences => ({ ...preferences, until }))}
        />
      </fieldset>
      <CompanyChoice preferences={preferences} edit={edit} />
      <PlaceChoice preferences={preferences} edit={edit} />
    </form>
  );
}

function CompanyChoice({ preferences, edit }: Edits) {
  const language = usePageData('language');
  const { choices } = usePageData('plan');
  const { counts } = usePageData('ticket');
  const toggleAccessNeed = (need: AccessNeed) =>
    edit(preferences => ({ ...preferences, accessNeeds: toggle(preferences.accessNeeds, need) }));
  return (
    <details className="place-group" onToggle={scrollToOpened}>
      <summary>
        <b>{choices.needs}</b>{' '}
        <span>
          {[
            ...(preferences.partySize
              ? [formatMessage(counts.numberOfVisitors, { count: preferences.partySize }, language)]
              : []),
            ...preferences.accessNeeds.map(need => choices.accessNeeds[need]),
          ].join(' · ')}
        </span>
      </summary>
      <PartySize preferences={preferences} edit={edit} />
      {(Object.keys(choices.accessNeeds) as AccessNeed[]).map(need => (
        <label key={need} className="choice">
          <span>{choices.accessNeeds[need]}</span>
          <input
            type="checkbox"
            name="who"
            value={need}
            checked={preferences.accessNeeds.includes(need)}
            onChange={() => toggleAccessNeed(need)}
          />
        </label>
      ))}
    </details>
  );
}

function PlaceChoice({ preferences, edit }: Edits) {
  const getExclusionText = useExclusionText();
  const { choices } = usePageData('plan');
  const hasNoRequests = preferences.requestedIds.length === 0;
  return (
    <fieldset aria-describedby={hasNoRequests ? 'must-note' : undefined}>
      <legend>{choices.requests}</legend>
      {hasNoRequests && (
        <p id="must-note" className="choices-note">
          {choices.requestsNote}
        </p>
      )}
      <div className="grid place-groups">
        {(Object.keys(choices.groups) as PlaceGroup[]).map(group => (
          <PlaceGroupChoice
            key={group}
            group={group}
            getExclusionText={getExclusionText}
            preferences={preferences}
            edit={edit}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PlaceGroup = Exclude<PlaceKind, 'gate' | 'meal'>;

/** A meal is listed with the places to rest. */
const groupOf = (kind: PlaceKind) => (kind === 'meal' ? 'quiet' : kind);

interface PlaceGroupProps extends Edits {
  group: PlaceGroup;
  getExclusionText: ReturnType<typeof useExclusionText>;
}

function PlaceGroupChoice({ group, getExclusionText, preferences, edit }: PlaceGroupProps) {
  const language = usePageData('language');
  const { plan } = usePlanner();
  const { nameOf, formatTime } = useFormatters();
  const { choices } = usePageData('plan');
  const startTexts = new Map(plan.stops.map(({ id, start }) => [id, formatTime(start)]));
  const groupPlaces = places.filter(place => groupOf(place.kind) === group);
  const requestedCount = groupPlaces.filter(({ id }) => preferences.requestedIds.includes(id)).length;
  const toggleRequest = (placeId: string) =>
    edit(
      preferences => ({
        ...preferences,
        requestedIds: toggle(preferences.requestedIds, placeId),
        droppedIds: preferences.droppedIds.filter(id => id !== placeId),
      }),
      { stopId: placeId },
    );
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
      {groupPlaces.map(place => {
        const exclusionText = getExclusionText(place.id);
        return (
          <label key={place.id} className="choice">
            <Disc place={place} />
            <span>
              {nameOf(place.id)} <small>{startTexts.get(place.id)}</small>
              {exclusionText && <small className="choice-why">{exclusionText}</small>}
            </span>
            <input
              type="checkbox"
              name="must"
              value={place.id}
              checked={preferences.requestedIds.includes(place.id)}
              onChange={() => toggleRequest(place.id)}
            />
          </label>
        );
      })}
    </details>
  );
}

/** The day bar must not cover an opened group (`scroll-padding`). */
const scrollToOpened = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
  currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' });

const toggle = <T extends string>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter(current => current !== item) : [...items, item];

function PartySize({ preferences, edit }: Edits) {
  const { party: words } = usePageData('plan').choices;
  const { partySize = 0 } = preferences;
  const setPartySize = (newSize: number) =>
    edit(
      ({ partySize: _, ...preferences }) =>
        newSize > 0 ? { ...preferences, partySize: newSize } : preferences,
      { announcement: String(newSize) },
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a counter is not a fieldset
    <div role="group" aria-labelledby="party" className="choice party-size">
      <span id="party">{words.title}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={words.fewer}
        aria-disabled={partySize === 0}
        onClick={() => partySize > 0 && setPartySize(partySize - 1)}
      >
        −
      </button>
      <output>{partySize || '–'}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={words.more}
        onClick={() => partySize < partySizeLimits.max && setPartySize(partySize + 1)}
      >
        +
      </button>
    </div>
  );
}

interface TimeChoiceProps {
  name: 'from' | 'until';
  label: string;
  value: ClockTime;
  hours: { opens: ClockTime; closes: ClockTime };
  error?: string | undefined;
  onChoose: (time: ClockTime) => void;
}

function TimeChoice({ name, label, value, hours, error, onChoose }: TimeChoiceProps) {
  const { formatTime } = useFormatters();
  const id = useId();
  const opens = minutesOfDay(hours.opens);
  const closes = minutesOfDay(hours.closes);
  const halfHours = Array.from(
    { length: Math.floor((closes - opens) / 30) + 1 },
    (_, index) => opens + index * 30,
  );
  // Another day may have had longer hours.
  const selectedTime = Math.min(Math.max(minutesOfDay(value), opens), closes);
  const times = [...new Set([...halfHours, closes, selectedTime])].sort((a, b) => a - b);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="input"
        value={timeOfDay(selectedTime)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as ClockTime)}
      >
        {times.map(minutes => (
          <option key={minutes} value={timeOfDay(minutes)}>
            {formatTime(timeOfDay(minutes))}
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
