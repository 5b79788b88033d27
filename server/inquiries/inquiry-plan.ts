/** The visitor's plan in mails and on the office's pages. */

import { getAccessNeeds, getPlannedStops } from '../../domain/plan/inquiry-plan.ts';
import { scheduleOf } from '../../domain/schedule.ts';
import type { ScheduleFacts } from '../../domain/schedule-facts.ts';
import { formatClockTime } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import type { StoredInquiry } from './store/store.ts';

type InquiryWithLocale = Pick<StoredInquiry, 'inquiry' | 'locale'>;

/** Lines such as `9:50 AM Educational Talks`. */
export function formatPlannedStops(
  { inquiry }: InquiryWithLocale,
  facts: ScheduleFacts,
  locale: Locale,
): string[] {
  const names: Record<string, string> = words[locale].plan.places;
  try {
    return getPlannedStops(inquiry, scheduleOf(inquiry.visitDate, facts)).map(
      ({ id, start }) => `${formatClockTime(start, locales[locale])} ${names[id]}`,
    );
  } catch {
    // An error in the plan must not prevent a mail.
    return [];
  }
}

export const formatAccessNeeds = ({ inquiry }: InquiryWithLocale, locale: Locale): string =>
  getAccessNeeds(inquiry)
    .map(need => words[locale].plan.choices.accessNeeds[need])
    .join(', ');

/** Empty if the inquiry has no plan. */
export const toPlanPath = ({ inquiry: { plan }, locale }: InquiryWithLocale): string =>
  plan ? `${pathTo('plan', locales[locale])}#${plan}` : '';
