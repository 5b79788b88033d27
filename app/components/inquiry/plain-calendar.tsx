import type { ComponentProps } from 'react';
import { useFacts } from '#facts';
import { type Day, isDay } from '../../../domain/day.ts';
import { closedBecause } from '../../../domain/hours.ts';
import { dayFault, lastVisitDay } from '../../../domain/visit-days.ts';
import { dayFaultText } from '../../../i18n/fault-text.ts';
import { usePageData } from '../../page-data.ts';
import type Calendar from './calendar.tsx';

/** Used if the calendar's chunk fails to load. */
export default function PlainCalendar({ today, value, onChange }: ComponentProps<typeof Calendar>) {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const { date } = inquiry;
  const facts = useFacts();
  const getClosureReason = (day: Day) => closedBecause(day, facts);
  return (
    <input
      type="date"
      className="input"
      aria-label={date.dialog}
      // biome-ignore lint/a11y/noAutofocus: focus belongs in the dialog that was just opened
      autoFocus
      min={today}
      max={lastVisitDay(today)}
      defaultValue={value}
      onChange={({ currentTarget: input }) => {
        const text = input.value;
        const day = isDay(text) && text >= today ? text : '';
        const error = day && dayFault(day, today, getClosureReason);
        const message =
          error && day ? dayFaultText(inquiry, reasons, language, error, day, getClosureReason) : '';
        input.setCustomValidity(message);
        if (message) input.reportValidity();
        onChange(message ? '' : day);
      }}
    />
  );
}
