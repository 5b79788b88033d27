import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { type Day, utcDay } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { closureReasonOn } from '../../../domain/hours.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { formatWeekdayDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { useSite } from '../../site-context.ts';
import { useScheduleFacts } from '../../ui/use-schedule-facts.ts';
import { useVisitWords } from './visit-words.ts';

interface CalendarProps {
  today: Day;
  firstDay?: Day;
  value: Day | '';
  onChange: (day: Day | '') => void;
  onClose?: () => void;
}

/**
 * Selecting the selected day again deselects it. Closed days cannot be selected but can be focused, so that
 * screen readers read the reason.
 */
export default function Calendar({ today, firstDay = today, value, onChange, onClose }: CalendarProps) {
  const facts = useScheduleFacts();
  const { inquiry, reasons } = useVisitWords();
  const { language } = useSite();
  const { date } = inquiry;
  const { intl } = language;
  // Creating a formatter takes 1 ms on phones, and a month formats 50 dates.
  const [weekdayName, monthName] = useMemo(
    () => [
      new Intl.DateTimeFormat(intl, { weekday: 'long' }),
      new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric' }),
    ],
    [intl],
  );
  const firstDate = toNoon(firstDay);
  const lastDay = lastVisitDay(today);
  const lastDate = toNoon(lastDay);
  const selected = value === '' ? undefined : toNoon(value);
  const [month, setMonth] = useState(value === '' ? firstDate : toNoon(value < lastDay ? value : lastDay));
  useEffect(() => {
    document.querySelector('.calendar')?.scrollIntoView({ block: 'nearest' });
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <DayPicker
      mode="single"
      autoFocus
      weekStartsOn={1}
      today={toNoon(today)}
      startMonth={firstDate}
      endMonth={lastDate}
      month={month}
      onMonthChange={setMonth}
      disabled={{ before: firstDate, after: lastDate }}
      modifiers={{ closed: day => closureReasonOn(toDay(day), facts) !== undefined }}
      classNames={{
        caption_label: 'capitalized',
        button_previous: 'icon-button',
        button_next: 'icon-button rdp-button_next',
      }}
      modifiersClassNames={{ closed: 'rdp-closed' }}
      selected={selected}
      onSelect={(day, _clicked, { closed }) => {
        if (day && closed) return;
        onChange(day ? toDay(day) : '');
        onClose?.();
      }}
      components={components}
      footer={<ClosedDays month={month} firstDay={firstDay} lastDay={lastDay} />}
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
          const name = formatWeekdayDate(weekdayName.format(day), toDay(day), language);
          const reason = closureReasonOn(toDay(day), facts);
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
    const isClosed = modifiers['closed'] && !modifiers['disabled'];
    return <DayButton {...props} {...(isClosed && { 'aria-disabled': true, title: props['aria-label'] })} />;
  },
};

/** One line per reason: `Closed: 7, 24–26 (Christmas)`. */
function ClosedDays({ month, firstDay, lastDay }: { month: Date; firstDay: Day; lastDay: Day }) {
  const { language } = useSite();
  const facts = useScheduleFacts();
  const { date: words, errors } = useVisitWords().inquiry;
  const { reasons } = useVisitWords();
  const formatDay = (day: number) =>
    (day === 1 && language.firstOfMonth) || formatMessage(words.closedDay, { day: String(day) }, language);
  const runs = new Map<ReasonId, { from: number; to: number }[]>();
  const length = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  for (let date = 1; date <= length; date += 1) {
    const day = toDay(new Date(month.getFullYear(), month.getMonth(), date, 12));
    const reason = closureReasonOn(day, facts);
    if (!reason || day < firstDay || day > lastDay) continue;
    const reasonRuns = runs.get(reason) ?? [];
    const run = reasonRuns.at(-1);
    if (run?.to === date - 1) run.to = date;
    else runs.set(reason, [...reasonRuns, { from: date, to: date }]);
  }
  const lines = [...runs].map(([reason, days]) => ({
    reason: reasons[reason] ?? '',
    days: days
      .map(({ from, to }) => (from === to ? formatDay(from) : `${formatDay(from)}–${formatDay(to)}`))
      .join(', '),
  }));
  return (
    <>
      {lines.map(line => (
        <p key={line.reason}>{formatMessage(words.closedDays, line, language)}</p>
      ))}
      {lastDay.startsWith(toDay(month).slice(0, 7)) && <p>{errors.visitDate.tooFar}</p>}
    </>
  );
}

/** At noon, so that daylight saving changes do not shift the day. */
function toNoon(day: Day): Date {
  return new Date(`${day}T12:00`);
}

function toDay(date: Date): Day {
  return utcDay(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));
}
