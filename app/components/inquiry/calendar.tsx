import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { useFacts } from '#facts';
import type { Day } from '../../../domain/day.ts';
import { closedBecause } from '../../../domain/hours.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { weekdayDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';
import './month.css';

interface CalendarProps {
  /** Today in the park. */
  today: Day;
  /** Earlier days cannot be chosen: today, unless that is over. */
  first?: Day;
  chosen: Day | '';
  onChoose: (day: Day | '') => void;
  /** A day has been clicked. */
  onClose?: () => void;
}

/**
 * The month grid, in its own chunk. Choosing the selected day again deselects it (specification, section 4). Closed days cannot be chosen
 * but can be focused, so that screen readers announce the reason; it is also listed under the month.
 */
export default function Calendar({
  today,
  first: firstDay = today,
  chosen,
  onChoose,
  onClose,
}: CalendarProps) {
  const facts = useFacts();
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const { date } = inquiry;
  const { intl } = language;
  // Creating a formatter takes a millisecond on phones, and a month formats fifty dates.
  const [weekdayName, monthName] = useMemo(
    () => [
      new Intl.DateTimeFormat(intl, { weekday: 'long' }),
      new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric' }),
    ],
    [intl],
  );
  const first = atNoon(firstDay);
  const lastDay = lastVisitDay(today);
  const last = atNoon(lastDay);
  const selected = chosen === '' ? undefined : atNoon(chosen);
  const [month, setMonth] = useState(chosen === '' ? first : atNoon(chosen < lastDay ? chosen : lastDay));
  // Scrolls the whole month into view, or at least the focused day.
  useEffect(() => {
    document.querySelector('.calendar')?.scrollIntoView({ block: 'nearest' });
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <DayPicker
      mode="single"
      autoFocus
      weekStartsOn={1}
      today={atNoon(today)}
      startMonth={first}
      endMonth={last}
      month={month}
      onMonthChange={setMonth}
      disabled={{ before: first, after: last }}
      modifiers={{ closed: day => closedBecause(dayOf(day), facts) !== undefined }}
      classNames={{
        button_previous: 'icon-button',
        button_next: 'icon-button rdp-button_next',
      }}
      modifiersClassNames={{ closed: 'rdp-closed' }}
      selected={selected}
      onSelect={(day, _clicked, { closed }) => {
        if (day && closed) return;
        onChoose(day ? dayOf(day) : '');
        onClose?.();
      }}
      components={components}
      footer={<ClosedDays month={month} first={firstDay} last={lastDay} />}
      formatters={{
        formatCaption: month => monthName.format(month),
        formatWeekdayName: day => language.weekdays[(day.getDay() + 6) % 7] ?? '',
      }}
      labels={{
        labelNav: () => date.months,
        labelPrevious: () => date.previousMonth,
        labelNext: () => date.nextMonth,
        labelWeekday: day => weekdayName.format(day),
        labelGrid: month => monthName.format(month),
        labelDayButton: (day, modifiers) => {
          const name = weekdayDate(weekdayName.format(day), dayOf(day), language);
          const reason = closedBecause(dayOf(day), facts);
          if (reason)
            return formatMessage(date.closed, { day: name, reason: reasons[reason] ?? '' }, language);
          if (modifiers['selected']) return formatMessage(date.chosen, { day: name }, language);
          return modifiers['today'] ? formatMessage(date.today, { day: name }, language) : name;
        },
      }}
    />
  );
}

const components = {
  DayButton(props: ComponentProps<typeof DayButton>) {
    const { modifiers } = props;
    const closed = modifiers['closed'] && !modifiers['disabled'];
    return <DayButton {...props} {...(closed && { 'aria-disabled': true, title: props['aria-label'] })} />;
  },
};

/** The closed days of a month, a line for each reason: `Closed: 7, 24–26 (Christmas)`; in the last month, why it is the last. */
function ClosedDays({ month, first, last }: { month: Date; first: Day; last: Day }) {
  const language = usePageData('language');
  const facts = useFacts();
  const { date: words, faults } = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const date = (day: number) => formatMessage(words.closedDay, { day: String(day) }, language);
  const runs = new Map<string, { from: number; to: number }[]>();
  const length = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  for (let date = 1; date <= length; date += 1) {
    const day = dayOf(new Date(month.getFullYear(), month.getMonth(), date, 12));
    const reason = closedBecause(day, facts);
    if (!reason || day < first || day > last) continue;
    const before = runs.get(reason) ?? [];
    const run = before.at(-1);
    if (run?.to === date - 1) run.to = date;
    else runs.set(reason, [...before, { from: date, to: date }]);
  }
  const lines = [...runs].map(([reason, days]) => ({
    reason: reasons[reason as keyof typeof reasons] ?? '',
    days: days.map(({ from, to }) => (from === to ? date(from) : `${date(from)}–${date(to)}`)).join(', '),
  }));
  return (
    <>
      {lines.map(line => (
        <p key={line.reason}>{formatMessage(words.closedDays, line, language)}</p>
      ))}
      {last.startsWith(dayOf(month).slice(0, 7)) && <p>{faults.visitDate.tooFar}</p>}
    </>
  );
}

/** Noon in the visitor's time zone, so that daylight saving changes do not shift the day. */
function atNoon(day: Day): Date {
  return new Date(`${day}T12:00`);
}

function dayOf(moment: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}` as Day;
}
