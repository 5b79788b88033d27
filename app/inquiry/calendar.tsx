import { DayPicker } from 'react-day-picker';
import { inquiry } from '#words/inquiry.ts';
import type { Day } from '../../domain/day.ts';
import { fill } from '../../i18n/fill.ts';
import { longDate } from '../../i18n/format.ts';
import { language } from '../ui/language.ts';

interface CalendarProps {
  /** The park's day: none before it can be chosen. */
  today: Day;
  chosen: Day | '';
  onChoose: (day: Day | '') => void;
}

/**
 * The month grid, in a chunk of its own that is loaded when somebody wants to pick a date. Choosing the chosen day
 * again takes it back (specification, section 4).
 */
export default function Calendar({ today, chosen, onChoose }: CalendarProps) {
  const { date } = inquiry;
  const { intl } = language;
  const first = atNoon(today);
  const selected = chosen === '' ? undefined : atNoon(chosen);
  return (
    <DayPicker
      mode="single"
      autoFocus
      weekStartsOn={1}
      today={first}
      startMonth={first}
      defaultMonth={selected ?? first}
      disabled={{ before: first }}
      selected={selected}
      onSelect={day => onChoose(day ? dayOf(day) : '')}
      formatters={{
        formatCaption: month => month.toLocaleDateString(intl, { month: 'long', year: 'numeric' }),
        formatWeekdayName: day => day.toLocaleDateString(intl, { weekday: 'short' }).slice(0, 2),
      }}
      labels={{
        labelNav: () => date.months,
        labelPrevious: () => date.previousMonth,
        labelNext: () => date.nextMonth,
        labelWeekday: day => day.toLocaleDateString(intl, { weekday: 'long' }),
        labelGrid: month => month.toLocaleDateString(intl, { month: 'long', year: 'numeric' }),
        labelDayButton: (day, modifiers) => {
          const weekday = day.toLocaleDateString(intl, { weekday: 'long' });
          const name = `${weekday}, ${longDate(dayOf(day), language)}`;
          if (modifiers['selected']) return fill(date.chosen, { day: name });
          return modifiers['today'] ? fill(date.today, { day: name }) : name;
        },
      }}
    />
  );
}

/** A day as the picker takes it: noon of the visitor's own zone, which is the same day in every zone and across clock changes. */
function atNoon(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function dayOf(moment: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}` as Day;
}
