import type { ComponentProps } from 'react';
import { useFacts } from '#facts';
import { type Day, isDay } from '../../../domain/day.ts';
import { closureReason } from '../../../domain/hours.ts';
import { findDayError, lastVisitDay } from '../../../domain/visit-days.ts';
import { formatDayError } from '../../../i18n/field-error-text.ts';
import { usePageData } from '../../page-data.ts';
import type Calendar from './calendar.tsx';

/**
 * The native date field, if the calendar's chunk fails to load. Reports why a day cannot be chosen, and stays open
 * while the date is being typed.
 */
export default function PlainCalendar({ today, chosen, onChoose }: ComponentProps<typeof Calendar>) {
  const inquiry = usePageData('inquiry');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const { date } = inquiry;
  const facts = useFacts();
  const reasonOf = (day: Day) => closureReason(day, facts);
  return (
    <input
      type="date"
      className="input"
      aria-label={date.dialog}
      // biome-ignore lint/a11y/noAutofocus: focus belongs in the dialog that was just opened
      autoFocus
      min={today}
      max={lastVisitDay(today)}
      defaultValue={chosen}
      onChange={({ currentTarget: input }) => {
        const { value } = input;
        const day = isDay(value) && value >= today ? value : '';
        const fault = day && findDayError(day, today, reasonOf);
        const why = fault && day ? formatDayError(inquiry, reasons, language, fault, day, reasonOf) : '';
        input.setCustomValidity(why);
        if (why) input.reportValidity();
        onChoose(why ? '' : day);
      }}
    />
  );
}
