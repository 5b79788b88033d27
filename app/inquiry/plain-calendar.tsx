import type { ComponentProps } from 'react';
import { inquiry } from '#words/inquiry.ts';
import { isDay } from '../../domain/day.ts';
import type Calendar from './calendar.tsx';

/** The browser's own date field, for when the calendar's chunk cannot be loaded. */
export default function PlainCalendar({ today, chosen, onChoose }: ComponentProps<typeof Calendar>) {
  const { date } = inquiry;
  return (
    <input
      type="date"
      className="input"
      aria-label={date.dialog}
      // biome-ignore lint/a11y/noAutofocus: focus belongs in the dialog that was just opened
      autoFocus
      min={today}
      defaultValue={chosen}
      onChange={({ currentTarget: { value } }) => onChoose(isDay(value) && value >= today ? value : '')}
    />
  );
}
