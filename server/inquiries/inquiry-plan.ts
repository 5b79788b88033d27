/** The visitor's plan for the day, for mails and the office. */

import { plannedStops, plannedWho } from '../../domain/plan/inquiry-plan.ts';
import { type ScheduleFacts, scheduleOf } from '../../domain/schedule.ts';
import { clockTime } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import type { StoredInquiry } from './store/store.ts';

type Planned = Pick<StoredInquiry, 'inquiry' | 'locale'>;

/** Its times and places, such as `9:50 AM Educational Talks`; empty without a plan for the day of the visit, or if that is closed. */
export function plannedLines({ inquiry }: Planned, facts: ScheduleFacts, locale: Locale): string[] {
  const names: Record<string, string> = words[locale].plan.places;
  const { visitDate } = inquiry;
  try {
    return plannedStops(inquiry, scheduleOf(visitDate, facts)).map(
      ({ id, start }) => `${clockTime(start, locales[locale])} ${names[id]}`,
    );
  } catch {
    // An extra must not hold back a mail.
    return [];
  }
}

/** Who comes, such as `A stroller or wheelchair`; empty if the plan does not say. */
export const plannedWhoLine = ({ inquiry }: Planned, locale: Locale): string =>
  plannedWho(inquiry)
    .map(one => words[locale].plan.choices.whoOptions[one])
    .join(', ');

/** The path of the plan in the visitor's language; empty without one. */
export const planPath = ({ inquiry: { plan }, locale }: Planned): string =>
  plan ? `${pathTo('plan', locales[locale])}#${plan}` : '';
