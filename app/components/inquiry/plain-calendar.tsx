import type { ComponentProps } from 'react';
import { isDay } from '../../../domain/day.ts';
import { findDayError, lastVisitDay } from '../../../domain/visit-days.ts';
import { formatDayError } from '../../../i18n/field-error-text.ts';
import { useSite } from '../../site.ts';
import { useScheduleFacts } from '../../ui/schedule-facts.ts';
import type Calendar from './calendar.tsx';
import { useVisitWords } from './visit-words.ts';

/** Used if the calendar's chunk fails to load. */
export default function PlainCalendar({ today, value, onChange }: ComponentProps<typeof Calendar>) {
  const { inquiry, reasons } = useVisitWords();
  const { language } = useSite();
  const { date } = inquiry;
  const facts = useScheduleFacts();
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
        const error = day && findDayError(day, today, facts);
        const message = error && day ? formatDayError({ inquiry, reasons, language }, error, day, facts) : '';
        input.setCustomValidity(message);
        if (message) input.reportValidity();
        onChange(message ? '' : day);
      }}
    />
  );
}
