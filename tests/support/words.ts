/** The words of the language that the journeys are walked in. */
import type { Day } from '../../domain/day.ts';
import { type ClockTime, park } from '../../domain/park.ts';
import { clockTime, longDate } from '../../i18n/format.ts';

export { attractions } from '../../content/en/attractions.ts';
export { contact } from '../../content/en/contact.ts';
export { cookies } from '../../content/en/cookies.ts';
export { gdpr } from '../../content/en/gdpr.ts';
export { home } from '../../content/en/home.ts';
export { inquiry } from '../../content/en/inquiry.ts';
export { live } from '../../content/en/live.ts';
export { mail } from '../../content/en/mail.ts';
export { contents, updated } from '../../content/en/policy-parts.ts';
export { privacy } from '../../content/en/privacy.ts';
export { site } from '../../content/en/site.ts';
export { thanks } from '../../content/en/thanks.ts';

/** A day as the pages write it. */
export const day = (day: Day) => longDate(day, 'en');

/** A time as the pages write it. */
export const clock = (time: ClockTime) => clockTime(time, 'en');

/** When the park opens and closes, as the pages write it. */
export const opens = clock(park.hours.opens);
export const closes = clock(park.hours.closes);
