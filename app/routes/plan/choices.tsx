import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { type ClockTime, minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import { visitors } from '../../../domain/commitments.ts';
import { park } from '../../../domain/park.ts';
import { type PlaceKind, places } from '../../../domain/places.ts';
import type { Who } from '../../../domain/plan/preferences.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { WarningIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { DayChoice } from './day-choice.tsx';
import { Disc } from './disc.tsx';
import { useNames } from './names.ts';
import { usePlanner } from './planner-state.ts';
import { type Edits, useEdits } from './use-edits.ts';
import { useWhyNot } from './why-not.ts';

/** The preferences of a day. Nothing is submitted: the plan follows each choice. */
export function Choices(): ReactNode {
  const language = usePageData('language');
  const { plan, programme, isOver } = usePlanner();
  const { preferences, edit } = useEdits();
  const { nameOf, timeText } = useNames();
  const whyNot = useWhyNot();
  const { choices } = usePageData('plan');
  const { counts } = usePageData('ticket');
  const timesOf = new Map(plan.stops.map(({ id, start }) => [id, timeText(start)]));
  const hours = programme.hours ?? park.hours;
  const from = preferences.from ?? hours.opens;
  const until = preferences.until ?? hours.closes;
  const isFree = preferences.must.length === 0;
  const isReversed = !isOver && minutesOfDay(from) >= minutesOfDay(until);
  return (
    // A form, because on slow lines React starts early only for touches in a form (app/entry.client.ts).
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
          fault={isReversed ? choices.reversed : undefined}
          onChoose={until => edit(preferences => ({ ...preferences, until }))}
        />
      </fieldset>
      <details className="kind" onToggle={scrollToOpened}>
        <summary>
          <b>{choices.who}</b>{' '}
          <span>
            {[
              ...(preferences.party
                ? [formatMessage(counts.numberOfVisitors, { count: preferences.party }, language)]
                : []),
              ...preferences.who.map(one => choices.whoOptions[one]),
            ].join(' · ')}
          </span>
        </summary>
        <Party preferences={preferences} edit={edit} />
        {(Object.keys(choices.whoOptions) as Who[]).map(one => (
          <label key={one} className="pill">
            <span>{choices.whoOptions[one]}</span>
            <input
              type="checkbox"
              name="who"
              value={one}
              checked={preferences.who.includes(one)}
              onChange={() => edit(preferences => ({ ...preferences, who: toggled(preferences.who, one) }))}
            />
          </label>
        ))}
      </details>
      <fieldset aria-describedby={isFree ? 'must-note' : undefined}>
        <legend>{choices.must}</legend>
        {isFree && (
          <p id="must-note" className="choices-note">
            {choices.mustNote}
          </p>
        )}
        <div className="grid kinds">
          {Object.entries(choices.groups).map(([kind, title]) => {
            const all = places.filter(place => groupOf(place.kind) === kind);
            const ticked = all.filter(({ id }) => preferences.must.includes(id)).length;
            return (
              <details key={kind} className="kind" onToggle={scrollToOpened}>
                <summary>
                  <span className="kind-discs">
                    {all.slice(0, 4).map(place => (
                      <Disc key={place.id} place={place} />
                    ))}
                  </span>
                  <b>{title}</b>{' '}
                  {ticked > 0 && (
                    <span>{formatMessage(choices.some, { count: ticked, all: all.length }, language)}</span>
                  )}
                  {/* Families look for orcas, not for encounters. */}
                  <small className="kind-names">{all.map(({ id }) => nameOf(id)).join(', ')}</small>
                </summary>
                {all.map(place => (
                  <label key={place.id} className="pill">
                    <Disc place={place} />
                    <span>
                      {nameOf(place.id)} <small>{timesOf.get(place.id)}</small>
                      {whyNot(place.id) && <small className="pill-why">{whyNot(place.id)}</small>}
                    </span>
                    <input
                      type="checkbox"
                      name="must"
                      value={place.id}
                      checked={preferences.must.includes(place.id)}
                      onChange={() =>
                        edit(
                          preferences => ({
                            ...preferences,
                            must: toggled(preferences.must, place.id),
                            dropped: preferences.dropped.filter(id => id !== place.id),
                          }),
                          { about: place.id },
                        )
                      }
                    />
                  </label>
                ))}
              </details>
            );
          })}
        </div>
      </fieldset>
    </form>
  );
}

/** Meals are rests. */
const groupOf = (kind: PlaceKind) => (kind === 'meal' ? 'quiet' : kind);

/** Clear of the bar. */
const scrollToOpened = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
  currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' });

const toggled = <T extends string>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter(other => other !== one) : [...list, one];

/** How many come. */
function Party({ preferences, edit }: Edits) {
  const { party: words } = usePageData('plan').choices;
  const { party = 0 } = preferences;
  const count = (next: number) =>
    edit(({ party: _, ...others }) => (next > 0 ? { ...others, party: next } : others), {
      say: String(next),
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and what they count are no fieldset of a form
    <div role="group" aria-labelledby="party" className="pill party">
      <span id="party">{words.title}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={words.fewer}
        aria-disabled={party === 0}
        onClick={() => party > 0 && count(party - 1)}
      >
        −
      </button>
      <output>{party || '–'}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={words.more}
        onClick={() => party < visitors.max && count(party + 1)}
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
  fault?: string | undefined;
  onChoose: (time: ClockTime) => void;
}

/** Every half hour, and the chosen time. */
function TimeChoice({ name, label, value, hours, fault, onChoose }: TimeChoiceProps) {
  const { timeText } = useNames();
  const id = useId();
  const [first, last] = [minutesOfDay(hours.opens), minutesOfDay(hours.closes)];
  const steps = Array.from({ length: Math.floor((last - first) / 30) + 1 }, (_, index) => first + index * 30);
  /** Clamped: another day may have had longer hours. */
  const chosen = Math.min(Math.max(minutesOfDay(value), first), last);
  const times = [...new Set([...steps, last, chosen])].sort((one, other) => one - other);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="input"
        value={timeOfDay(chosen)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as ClockTime)}
      >
        {times.map(minutes => (
          <option key={minutes} value={timeOfDay(minutes)}>
            {timeText(timeOfDay(minutes))}
          </option>
        ))}
      </select>
      {fault && (
        <p id={`${id}-fault`} className="fault">
          <WarningIcon />
          {fault}
        </p>
      )}
    </div>
  );
}
