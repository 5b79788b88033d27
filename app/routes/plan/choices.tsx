import type { ReactNode } from 'react';
import { type ClockTime, minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import { visitors } from '../../../domain/commitments.ts';
import { park } from '../../../domain/park.ts';
import { places } from '../../../domain/places.ts';
import type { Who } from '../../../domain/plan-preferences.ts';
import { fill } from '../../../i18n/fill.ts';
import { usePageData } from '../../page-data.ts';
import { removeOrphan } from '../../ui/remove-orphan.ts';
import { DayChoice } from './day-choice.tsx';
import { Disc } from './disc.tsx';
import { useNames } from './names.ts';
import { usePlanner } from './planner-state.ts';

/** The preferences of a day. Nothing is submitted: the plan follows each choice. */
export function Choices(): ReactNode {
  const { plan, programme, change } = usePlanner();
  const { nameOf } = useNames();
  const { choices } = usePageData('plan');
  const { preferences } = plan;
  const hours = programme.hours ?? park.hours;
  const from = preferences.from ?? hours.opens;
  const until = preferences.until ?? hours.closes;
  const isReversed = minutesOfDay(from) >= minutesOfDay(until);
  return (
    // A form, because on slow lines React starts early only for touches in a form (app/entry.client.ts).
    <form
      className="choices"
      ref={removeOrphan}
      autoComplete="off"
      onSubmit={event => event.preventDefault()}
    >
      <DayChoice />
      <fieldset className="visit" aria-describedby={isReversed ? 'hours-fault' : undefined}>
        <legend className="hidden-text">{choices.hours}</legend>
        <TimeChoice
          label={choices.from}
          value={from}
          hours={hours}
          onChoose={from => change({ ...preferences, from })}
        />
        <TimeChoice
          label={choices.until}
          value={until}
          hours={hours}
          isInvalid={isReversed}
          onChoose={until => change({ ...preferences, until })}
        />
        {isReversed && (
          <p id="hours-fault" className="fault">
            {choices.reversed}
          </p>
        )}
      </fieldset>
      <details className="kind">
        <summary>
          <b>{choices.who}</b>{' '}
          <span>
            {[
              ...(preferences.party ? [preferences.party] : []),
              ...preferences.who.map(one => choices.whoOptions[one]),
            ].join(', ')}
          </span>
        </summary>
        <Party />
        {(Object.keys(choices.whoOptions) as Who[]).map(one => (
          <label key={one} className="pill">
            <span>{choices.whoOptions[one]}</span>
            <input
              type="checkbox"
              name="who"
              value={one}
              checked={preferences.who.includes(one)}
              onChange={() => change({ ...preferences, who: toggled(preferences.who, one) })}
            />
          </label>
        ))}
      </details>
      <fieldset aria-describedby="must-note">
        <legend>{choices.must}</legend>
        <p id="must-note" className="choices-note">
          {choices.mustNote}
        </p>
        <div className="kinds">
          {Object.entries(choices.groups).map(([kind, title]) => {
            const all = places.filter(place => place.kind === kind);
            const planned = all.filter(({ id }) => plan.stops.some(stop => stop.id === id)).length;
            return (
              <details key={kind} className="kind">
                <summary>
                  <b>{title}</b>{' '}
                  {planned > 0 && (
                    <span>
                      {planned === all.length
                        ? choices.all
                        : fill(choices.some, { count: String(planned), all: String(all.length) })}
                    </span>
                  )}
                </summary>
                {all.map(place => (
                  <label key={place.id} className="pill">
                    <Disc place={place} />
                    <span>{nameOf(place.id)}</span>
                    <input
                      type="checkbox"
                      name="must"
                      value={place.id}
                      checked={preferences.must.includes(place.id)}
                      onChange={() =>
                        change(
                          {
                            ...preferences,
                            must: toggled(preferences.must, place.id),
                            dropped: preferences.dropped.filter(id => id !== place.id),
                          },
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

const toggled = <T extends string>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter(other => other !== one) : [...list, one];

/** How many come. */
function Party() {
  const { plan, change } = usePlanner();
  const { party: words } = usePageData('plan').choices;
  const { party = 0, ...others } = plan.preferences;
  const count = (next: number) =>
    change(next > 0 ? { ...others, party: next } : others, { say: String(next) });
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
  label: string;
  value: ClockTime;
  hours: { opens: ClockTime; closes: ClockTime };
  isInvalid?: boolean;
  onChoose: (time: ClockTime) => void;
}

/** Every half hour, and the chosen time. */
function TimeChoice({ label, value, hours, isInvalid = false, onChoose }: TimeChoiceProps) {
  const { timeText } = useNames();
  const [first, last] = [minutesOfDay(hours.opens), minutesOfDay(hours.closes)];
  const steps = Array.from({ length: Math.floor((last - first) / 30) + 1 }, (_, index) => first + index * 30);
  /** Clamped: another day may have had longer hours. */
  const chosen = Math.min(Math.max(minutesOfDay(value), first), last);
  const times = [...new Set([...steps, last, chosen])].sort((one, other) => one - other);
  return (
    <label>
      <span>{label}</span>
      <select
        className="input"
        value={timeOfDay(chosen)}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as ClockTime)}
      >
        {times.map(minutes => (
          <option key={minutes} value={timeOfDay(minutes)}>
            {timeText(timeOfDay(minutes))}
          </option>
        ))}
      </select>
    </label>
  );
}
