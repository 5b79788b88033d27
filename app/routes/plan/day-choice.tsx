import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { Day } from '../../../domain/day.ts';
import { daysFrom } from '../../../domain/days.ts';
import { movedTo } from '../../../domain/plan/edits.ts';
import { scheduleOf, weekdayOf } from '../../../domain/schedule.ts';
import { weekdays as fromSunday } from '../../../domain/season.ts';
import { formatMessage } from '../../../i18n/message.ts';
import PlainCalendar from '../../components/inquiry/plain-calendar.tsx';
import { usePageData } from '../../page-data.ts';
import { useNames } from './names.ts';
import { hasTimeLeft } from './next-plan.ts';
import { usePlanner } from './planner-state.ts';
import type { Edits } from './use-edits.ts';

/** Falls back to the browser's own date field (`inquiry/date-field.tsx`). */
const Calendar = lazy(() =>
  import('../../components/inquiry/calendar.tsx').catch(() => ({ default: PlainCalendar })),
);

/** Days shown side by side. */
const shortcuts = 7;

/** The next seven days, and a calendar for all others. */
export function DayChoice({ preferences, edit }: Edits) {
  const language = usePageData('language');
  const { now, isOver, facts } = usePlanner();
  const today = now?.day;
  const { dayText } = useNames();
  const closedText = useClosedText();
  const inquiry = usePageData('inquiry');
  const { choices } = usePageData('plan');
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const days: (Day | null)[] = today ? daysFrom(today, shortcuts) : Array(shortcuts).fill(null);
  const chosen = preferences.day;
  const elsewhere = today && !days.includes(chosen);
  /** Unless it is under way. */
  const isTodayOver = !!now && !hasTimeLeft(now.day, now, facts) && (isOver || chosen !== now.day);
  const closed = days.filter(day => day && !scheduleOf(day, facts).hours) as Day[];

  const choose = (day: Day) => now && edit(preferences => movedTo(day, preferences, now, facts));
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the slots stay, the days fill them
            key={index}
            day={day}
            inDays={index}
            chosen={day === chosen}
            isOver={index === 0 && isTodayOver}
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
            {elsewhere
              ? formatMessage(choices.otherChosen, { day: dayText(chosen) }, language)
              : choices.other}
          </span>
        </button>
      </div>
      {closed.map(day => (
        <p key={day} className="choices-note">
          {closedText(day)}
        </p>
      ))}
      {isTodayOver && scheduleOf(now.day, facts).hours && <p className="choices-note">{choices.todayOver}</p>}
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
              firstDay={isTodayOver ? (daysFrom(today, 2).at(-1) ?? today) : today}
              value={chosen}
              onChange={day => day && choose(day)}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </fieldset>
  );
}

/** Text that says that a day is closed, and why. */
function useClosedText() {
  const { closedWhy } = usePageData('plan').choices;
  const { dayText, language, reasonText } = useNames();
  const { facts } = usePlanner();
  return (day: Day) =>
    formatMessage(
      closedWhy,
      { day: dayText(day), reason: reasonText(scheduleOf(day, facts).reason) },
      language,
    );
}

interface DayOptionProps {
  /** Null until hydration. */
  day: Day | null;
  /** From today. */
  inDays: number;
  chosen: boolean;
  /** Too little of it is left. */
  isOver: boolean;
  onChoose: (day: Day) => void;
}

function DayOption({ day, inDays, chosen, isOver, onChoose }: DayOptionProps): ReactNode {
  const { dayText } = useNames();
  const { facts } = usePlanner();
  const closedText = useClosedText();
  const { choices, weekdays } = usePageData('plan');
  const isToday = inDays === 0;
  // The early script fills it. React would take a text for a mismatch where there is no child.
  const dated = { 'data-in': inDays, suppressHydrationWarning: true, children: '' };
  if (!day)
    return (
      <span className="day">
        <span
          data-date={isToday ? choices.today : fromSunday.map(id => weekdays[id].short).join('|')}
          {...dated}
        />
        <b data-date="{day}" {...dated} />
      </span>
    );
  const { hours } = scheduleOf(day, facts);
  const isOffered = hours && !isOver;
  return (
    <label className={`day${isOffered ? '' : ' day-closed'}`}>
      <input
        type="radio"
        name="day"
        value={day}
        checked={chosen}
        disabled={!isOffered}
        onChange={() => onChoose(day)}
      />
      <span className="hidden-text">
        {hours ? dayText(day) : closedText(day)}
        {hours && isOver && ` ${choices.todayOver}`}
      </span>
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
