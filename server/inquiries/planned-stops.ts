/** The visitor's plan in mails and on the office's pages. */

import { getAccessNeeds, getPlannedStops } from '../../domain/plan/inquiry-plan.ts';
import { scheduleOf } from '../../domain/schedule.ts';
import type { ScheduleFacts } from '../../domain/schedule-facts.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { formatAccessNeeds as formatNeeds, formatStart } from '../../i18n/planned-visit.ts';
import { words } from '../../i18n/words.ts';
import type { StoredInquiry } from './store/records.ts';

type InquiryWithLocale = Pick<StoredInquiry, 'inquiry' | 'locale'>;

/** Lines such as `9:50 AM Educational Talks`. */
export function formatPlannedStops(
  { inquiry }: InquiryWithLocale,
  facts: ScheduleFacts,
  locale: Locale,
): string[] {
  const { places, sheet } = words[locale].plan;
  const names: Record<string, string> = places;
  try {
    return getPlannedStops(inquiry, scheduleOf(inquiry.visitDate, facts)).map(
      stop => `${formatStart(stop, sheet.about, locales[locale])} ${names[stop.id]}`,
    );
  } catch {
    // An error in the plan must not prevent a mail.
    return [];
  }
}

export const formatAccessNeeds = ({ inquiry }: InquiryWithLocale, locale: Locale): string =>
  formatNeeds(getAccessNeeds(inquiry), words[locale].plan.choices.accessNeeds);

/** Empty if the inquiry has no plan. */
export const toPlanPath = ({ inquiry: { plan }, locale }: InquiryWithLocale): string =>
  plan ? `${pathTo('plan', locales[locale])}#${plan}` : '';
