import { dayInZone, type TimeZone } from '../../domain/day.ts';

declare const __TIME_ZONE__: TimeZone;

let writtenDay = '';

/** Today in the park. The build replaces `__TIME_ZONE__`. */
export const today = () => dayInZone(__TIME_ZONE__, new Date());

/**
 * Writes today's date, or that of `data-in` days later, and hides what has expired. `data-date` holds its text for each month
 * (`longDates` of `i18n/format.ts`), for each weekday from Sunday on, or for all days; `data-first` what is written instead of 1.
 */
function writeToday() {
  const day = today();
  // Once a day only, or it would undo the browser's translation.
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

/** Keeps the dates of the page right: also after a night, and on a page that Back shows again as it was. */
export function keepDates(): void {
  writeToday();
  // In visible pages `now.ts` dispatches `day`.
  addEventListener('day', writeToday);
  addEventListener('pageshow', writeToday);
  addEventListener('visibilitychange', writeToday, true);
}
