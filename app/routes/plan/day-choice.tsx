import { type ReactNode, useId, useRef, useState } from 'react';
import type { Day } from '../../../domain/day.ts';
import { daysFrom } from '../../../domain/day-counts.ts';
import { moveToDay } from '../../../domain/plan/edits.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { weekdays as fromSunday, weekdayOf } from '../../../domain/weekday.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Part, usePart } from '../../components/inquiry/part.tsx';
import { useVisitWords } from '../../components/inquiry/visit-words.ts';
import { useSite } from '../../site-context.ts';
import { useFormatters } from './formatters.ts';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';
import { hasTimeLeft } from './suggested-day.ts';

const dayOptionCount = 7;

export function DayChoice() {
  const { language } = useSite();
  const { plan, now, isOver, edit, facts } = usePlanner();
  const today = now?.day;
  const { formatDay } = useFormatters();
  const formatClosedDay = useClosedDayFormatter();
  const { inquiry } = useVisitWords();
  const { choices } = usePlannerProps().plan;
  const [isOpen, setOpen] = useState(false);
  const calendar = usePart(() => import('../../components/inquiry/calendar.tsx'));
  const id = useId();
  const otherDayButton = useRef<HTMLButtonElement>(null);
  const days: (Day | null)[] = today ? daysFrom(today, dayOptionCount) : Array(dayOptionCount).fill(null);
  const selectedDay = plan.day;
  const isOtherDaySelected = !!today && !days.includes(selectedDay);
  // Today may stay selected during a visit.
  const isTodayOver = !!now && !hasTimeLeft(now.day, now, facts) && (isOver || selectedDay !== now.day);
  const closedDays = days.filter(day => day !== null).filter(day => !scheduleOf(day, facts).hours);

  const selectDay = (day: Day) => now && edit(preferences => moveToDay(day, preferences, now, facts));
  const toggleCalendar = () => {
    setOpen(!isOpen || calendar.hasFailed);
    calendar.load();
  };
  const closeCalendar = () => {
    setOpen(false);
    otherDayButton.current?.focus();
  };
  return (
    <fieldset>
      <legend>{choices.day}</legend>
      <div className="days">
        {days.map((day, index) => (
          <DayOption key={day ?? index} day={day} daysFromToday={index} isOver={index === 0 && isTodayOver} />
        ))}
        <input type="radio" name="day" value={isOtherDaySelected ? selectedDay : ''} hidden />
        <button
          type="button"
          ref={otherDayButton}
          className="day-other"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggleCalendar}
        >
          <span>
            {isOtherDaySelected
              ? formatMessage(choices.otherChosen, { day: formatDay(selectedDay) }, language)
              : choices.other}
          </span>
        </button>
      </div>
      {closedDays.map(day => (
        <p key={day} className="choices-note">
          {formatClosedDay(day)}
        </p>
      ))}
      {isTodayOver && scheduleOf(now.day, facts).hours && <p className="choices-note">{choices.todayOver}</p>}
      {isOpen && today && (
        // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would be read with both legends
        <div
          id={id}
          role="group"
          aria-label={inquiry.date.dialog}
          className="sheet calendar"
          onKeyDown={event => event.key === 'Escape' && closeCalendar()}
        >
          <Part
            part={calendar}
            props={{
              today,
              firstDay: isTodayOver ? (daysFrom(today, 2).at(-1) ?? today) : today,
              value: selectedDay,
              onChange: day => day && selectDay(day),
              onClose: closeCalendar,
            }}
          />
        </div>
      )}
    </fieldset>
  );
}

function useClosedDayFormatter() {
  const { closedWithReason } = usePlannerProps().plan.choices;
  const { formatDay, language, formatReason } = useFormatters();
  const { facts } = usePlanner();
  return (day: Day) =>
    formatMessage(
      closedWithReason,
      { day: formatDay(day), reason: formatReason(scheduleOf(day, facts).reason) },
      language,
    );
}

interface DayOptionProps {
  /** Null until hydration. */
  day: Day | null;
  daysFromToday: number;
  isOver: boolean;
}

function DayOption({ day, daysFromToday, isOver }: DayOptionProps): ReactNode {
  const { formatDay } = useFormatters();
  const { facts } = usePlanner();
  const formatClosedDay = useClosedDayFormatter();
  const { choices, weekdays } = usePlannerProps().plan;
  const isToday = daysFromToday === 0;
  // Filled by the inline script. Without a child React would report a mismatch.
  const dateProps = { 'data-in': daysFromToday, suppressHydrationWarning: true, children: '' };
  if (!day)
    return (
      <span className="day">
        <span
          data-date={isToday ? choices.today : fromSunday.map(id => weekdays[id].short).join('|')}
          {...dateProps}
        />
        <b data-date="{day}" {...dateProps} />
      </span>
    );
  const { hours } = scheduleOf(day, facts);
  const isSelectable = hours && !isOver;
  return (
    <label className={`day${isSelectable ? '' : ' day-closed'}`}>
      <input type="radio" name="day" value={day} disabled={!isSelectable} />
      <span className="hidden-text">
        {hours ? formatDay(day) : formatClosedDay(day)}
        {hours && isOver && ` ${choices.todayOver}`}
      </span>
      <span aria-hidden="true">{isToday ? choices.today : weekdays[weekdayOf(day)].short}</span>
      <b aria-hidden="true">{Number(day.slice(-2))}</b>
      {!hours && <span aria-hidden="true">{choices.closed}</span>}
    </label>
  );
}
