import type { ReactNode } from 'react';
import { type ClockTime, minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { park } from '../../../domain/park.ts';
import { type Place, places } from '../../../domain/places.ts';
import type { Preferences, Who } from '../../../domain/plan-preferences.ts';
import type { DayProgramme } from '../../../domain/programme.ts';
import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { removeOrphan } from '../../ui/remove-orphan.ts';
import { DayChoice } from './day-choice.tsx';
import { Facts } from './facts.tsx';
import { PlaceMark } from './marks.tsx';
import { pictureOf, useNames } from './names.ts';

interface ChoicesProps {
  preferences: Preferences;
  programme: DayProgramme;
  /** Null until hydration. */
  today: Day | null;
  onChange: (preferences: Preferences) => void;
}

/** The preferences of a day. Nothing is submitted: the plan follows each choice. */
export default function Choices({ preferences, programme, today, onChange }: ChoicesProps): ReactNode {
  const words = usePageData('plan');
  const { choices } = words;
  const { hours = park.hours } = programme;
  return (
    // A form, because on slow lines React starts early only for touches in a form (app/entry.client.ts).
    <form
      className="choices"
      ref={removeOrphan}
      autoComplete="off"
      onSubmit={event => event.preventDefault()}
    >
      <h2>{choices.title}</h2>
      <DayChoice preferences={preferences} today={today} onChange={onChange} />
      <fieldset>
        <legend>{choices.hours}</legend>
        <div className="visit">
          <TimeChoice
            label={choices.from}
            value={preferences.from ?? hours?.opens ?? park.hours.opens}
            hours={hours ?? park.hours}
            onChoose={from => onChange({ ...preferences, from })}
          />
          <TimeChoice
            label={choices.until}
            value={preferences.until ?? hours?.closes ?? park.hours.closes}
            hours={hours ?? park.hours}
            onChoose={until => onChange({ ...preferences, until })}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{choices.who}</legend>
        <div className="pills">
          {(Object.keys(choices.whoOptions) as Who[]).map(one => (
            <label key={one} className="pill">
              <input
                type="checkbox"
                name="who"
                value={one}
                checked={preferences.who.includes(one)}
                onChange={() => onChange({ ...preferences, who: toggled(preferences.who, one) })}
              />
              <span>{choices.whoOptions[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button
        type="button"
        className="button button-small to-day"
        onClick={() => {
          const heading = document.querySelector<HTMLElement>('.day-head h2');
          heading?.focus({ preventScroll: true });
          heading?.scrollIntoView();
        }}
      >
        {choices.see}
      </button>
      <fieldset aria-describedby="must-note">
        <legend>{choices.must}</legend>
        <p id="must-note" className="choices-note">
          {choices.mustNote}
        </p>
        {Object.entries(choices.groups).map(([kind, title]) => (
          <div key={kind} className="place-options">
            <h3>{title}</h3>
            {places
              .filter(place => place.kind === kind)
              .map(place => (
                <PlaceOption
                  key={place.id}
                  place={place}
                  requested={preferences.must.includes(place.id)}
                  onToggle={() =>
                    onChange({
                      ...preferences,
                      must: toggled(preferences.must, place.id),
                      dropped: preferences.dropped.filter(id => id !== place.id),
                    })
                  }
                />
              ))}
          </div>
        ))}
      </fieldset>
    </form>
  );
}

const toggled = <T extends string>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter(other => other !== one) : [...list, one];

/** Duration in minutes. */
const lasts = ({ id, minutes }: Place) => minutes ?? park.shows.find(show => show.id === id)?.minutes;

function PlaceOption({
  place,
  requested,
  onToggle,
}: {
  place: Place;
  requested: boolean;
  onToggle: () => void;
}) {
  const { nameOf } = useNames();
  const picture = pictureOf(place);
  return (
    <label className="place-option">
      <span className="disc">
        {picture ? <Picture name={picture} alt="" sizes="64px" /> : <PlaceMark kind={place.kind} />}
      </span>
      <span className="place-option-text">
        <b>{nameOf(place.id)}</b>
        <Facts place={place} minutes={lasts(place)} />
      </span>
      <input type="checkbox" name="must" value={place.id} checked={requested} onChange={onToggle} />
    </label>
  );
}

interface TimeChoiceProps {
  label: string;
  value: ClockTime;
  hours: { opens: ClockTime; closes: ClockTime };
  onChoose: (time: ClockTime) => void;
}

/** Every half hour, and the chosen time. */
function TimeChoice({ label, value, hours, onChoose }: TimeChoiceProps) {
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
