import { dayInZone, type TimeZone } from '../../domain/day.ts';
import { subscribeToMinutes } from '../ui/minutes.ts';

declare const __TIME_ZONE__: TimeZone;

let writtenDay = '';

const getToday = () => dayInZone(__TIME_ZONE__, new Date());

/**
 * Writes today's date, or that of `data-in` days later, and hides expired elements. `data-date` has texts for 12 months, 7 weekdays from
 * Sunday on, or one for all days; `data-first` replaces a 1.
 */
function writeDates() {
  const day = getToday();
  // Only once a day, because it would undo the browser's translation.
  if (day === writtenDay) return;
  writtenDay = day;
  for (const element of document.querySelectorAll<HTMLElement>('[data-date]')) {
    const date = new Date(day);
    date.setUTCDate(date.getUTCDate() + Number(element.dataset['in'] ?? 0));
    const texts = element.dataset['date']?.split('|') ?? [];
    const text = (texts[texts.length === 7 ? date.getUTCDay() : date.getUTCMonth()] ?? texts[0] ?? '')
      .replace('{day}', (date.getUTCDate() === 1 && element.dataset['first']) || String(date.getUTCDate()))
      .replace('{year}', String(date.getUTCFullYear()));
    if (element.textContent !== text) element.textContent = text;
    if (element.hasAttribute('datetime')) element.setAttribute('datetime', day);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    element.hidden = (element.dataset['until'] ?? '') < day;
}

export function keepDatesCurrent(): void {
  writeDates();
  subscribeToMinutes(writeDates);
}
