import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useAnnounced } from '#announced';
import { type ClockTime, minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { daysFrom } from '../../../domain/days.ts';
import { park } from '../../../domain/park.ts';
import { type Place, places } from '../../../domain/places.ts';
import { onDay, type Preferences, type Who } from '../../../domain/plan-preferences.ts';
import { type DayProgramme, programmeOf, weekdayOf } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { Picture } from '../../art/picture.tsx';
import PlainCalendar from '../../components/inquiry/plain-calendar.tsx';
import { usePageData } from '../../page-data.ts';
import { onlyCopy } from '../../ui/only-copy.ts';
import { Facts } from './facts.tsx';
import { PlaceMark } from './marks.tsx';
import { pictureOf, useNames } from './names.ts';

/** Without it the browser's own date field serves (`inquiry/date-field.tsx`). */
const Calendar = lazy(() =>
  import('../../components/inquiry/calendar.tsx').catch(() => ({ default: PlainCalendar })),
);

/** Days that are offered side by side. */
const daysAtHand = 7;

interface ChoicesProps {
  preferences: Preferences;
  programme: DayProgramme;
  /** Null until it is known. */
  today: Day | null;
  onChange: (preferences: Preferences) => void;
}

/** What somebody wants of a day. There is nothing to be sent: the plan beside it follows each choice. */
export default function Choices({ preferences, programme, today, onChange }: ChoicesProps): ReactNode {
  const words = usePageData('plan');
  const { choices } = words;
  const { hours = park.hours } = programme;
  return (
    // Early touches start React on slow lines only in a form (app/entry.client.ts).
    <form className="choices" ref={onlyCopy} autoComplete="off" onSubmit={event => event.preventDefault()}>
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

/** Minutes that a performance of a show lasts. */
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

/** Half hours of the day, and the time that is chosen. */
function TimeChoice({ label, value, hours, onChoose }: TimeChoiceProps) {
  const { timeText } = useNames();
  const [first, last] = [minutesOfDay(hours.opens), minutesOfDay(hours.closes)];
  const steps = Array.from({ length: Math.floor((last - first) / 30) + 1 }, (_, index) => first + index * 30);
  /** Within the hours of the day, whatever was chosen for another one. */
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

/** The next days side by side, and a calendar for all others. */
function DayChoice({ preferences, today, onChange }: Omit<ChoicesProps, 'programme'>) {
  // It asks about days while it is drawn, and is drawn anew when something is announced.
  useAnnounced();
  const { dayText } = useNames();
  const closedText = useClosedText();
  const inquiry = usePageData('inquiry');
  const words = usePageData('plan');
  const { choices } = words;
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const days: (Day | null)[] = today ? daysFrom(today, daysAtHand) : Array(daysAtHand).fill(null);
  const elsewhere = today !== null && !days.includes(preferences.day);
  const closed = days.filter(day => day && !programmeOf(day).hours) as Day[];

  const choose = (day: Day) => onChange(onDay(preferences, day));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <fieldset>
      <legend>{choices.day}</legend>
      <div className="days">
        {days.map((day, index) => (
          <DayOption
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, the days come into them
            key={index}
            day={day}
            isToday={index === 0}
            chosen={day === preferences.day}
            onChoose={choose}
          />
        ))}
        <button
          type="button"
          ref={button}
          className="day-other"
          data-chosen={elsewhere || undefined}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <span>
            {elsewhere ? fill(choices.otherChosen, { day: dayText(preferences.day) }) : choices.other}
          </span>
        </button>
      </div>
      {closed.map(day => (
        <p key={day} className="choices-note">
          {closedText(day)}
        </p>
      ))}
      {open && today && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in this one would be read out with both legends
        <div
          id={id}
          role="group"
          aria-label={inquiry.date.dialog}
          className="sheet calendar"
          onKeyDown={event => event.key === 'Escape' && close()}
        >
          <Suspense fallback={<p className="calendar-wait">{inquiry.date.loading}</p>}>
            <Calendar
              today={today}
              chosen={preferences.day}
              onChoose={day => {
                if (day) choose(day);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </fieldset>
  );
}

/** Says that a day is closed, and why. */
function useClosedText() {
  const { closedWhy } = usePageData('plan').choices;
  const { dayText, reasonText } = useNames();
  return (day: Day) => fill(closedWhy, { day: dayText(day), reason: reasonText(programmeOf(day).reason) });
}

interface DayOptionProps {
  /** Null until it is known. */
  day: Day | null;
  isToday: boolean;
  chosen: boolean;
  onChoose: (day: Day) => void;
}

function DayOption({ day, isToday, chosen, onChoose }: DayOptionProps): ReactNode {
  const { dayText } = useNames();
  const closedText = useClosedText();
  const words = usePageData('plan');
  const { choices, weekdays } = words;
  if (!day) return <span className="day" />;
  const { hours } = programmeOf(day);
  return (
    <label className={`day${hours ? '' : ' day-closed'}`}>
      <input
        type="radio"
        name="day"
        value={day}
        checked={chosen}
        disabled={!hours}
        onChange={() => onChoose(day)}
      />
      <span className="hidden-text">{hours ? dayText(day) : closedText(day)}</span>
      <span aria-hidden="true">{isToday ? choices.today : weekdays[weekdayOf(day)].short}</span>
      <b aria-hidden="true">{Number(day.slice(-2))}</b>
      {!hours && (
        <span className="day-why" aria-hidden="true">
          {choices.closed}
        </span>
      )}
    </label>
  );
}
