import { plannedStops, plannedWho } from '../../domain/plan/inquiry-plan.ts';
import { type ScheduleFacts, scheduleOf } from '../../domain/schedule.ts';
import { clockTime } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import type { StoredInquiry } from './store/store.ts';

type Planned = Pick<StoredInquiry, 'inquiry' | 'locale'>;

/** Lines such as `9:50 AM Educational Talks`; empty without a plan for an open day of the visit. */
export function formatPlan({ inquiry }: Planned, facts: ScheduleFacts, locale: Locale): string[] {
  const names: Record<string, string> = words[locale].plan.places;
  const { visitDate } = inquiry;
  try {
    return plannedStops(inquiry, scheduleOf(visitDate, facts)).map(
      ({ id, start }) => `${clockTime(start, locales[locale])} ${names[id]}`,
    );
  } catch {
    return [];
  }
}

/** Such as `A stroller or wheelchair`; may be empty. */
export const formatPlanNeeds = ({ inquiry }: Planned, locale: Locale): string =>
  plannedWho(inquiry)
    .map(need => words[locale].plan.choices.whoOptions[need])
    .join(', ');

/** In the visitor's language; empty without a plan. */
export const planPath = ({ inquiry: { plan }, locale }: Planned): string =>
  plan ? `${pathTo('plan', locales[locale])}#${plan}` : '';
