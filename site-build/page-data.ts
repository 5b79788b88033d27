import type { PageInput } from '../app/entry.server.tsx';
import type { PageSource } from '../app/page-source.ts';
import type { PageName } from '../app/site-context.ts';
import type { Day } from '../domain/day.ts';
import { park } from '../domain/park.ts';
import { buildPlan } from '../domain/plan/plan.ts';
import { createPreferences } from '../domain/plan/preferences.ts';
import { scheduleOf } from '../domain/schedule.ts';
import { scheduleFacts } from '../domain/schedule-facts.ts';
import { performances } from '../domain/usual-day.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { isPageId } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { words } from '../i18n/words.ts';
import type { SiteSettings } from '../server/site/settings.ts';
import { createTimeline } from './timeline-axis.ts';

export interface DataSettings extends Pick<SiteSettings, 'origin' | 'inquiryMode' | 'siteLocales'> {
  /** In the park. */
  today: Day;
}

export function createPageInput(locale: Locale, page: PageName, settings: DataSettings): PageInput {
  const { inquiryMode, siteLocales, today } = settings;
  const { site, address } = words[locale];
  const linkedPage = isPageId(page) ? page : 'home';
  return {
    site: { page, language: { id: locale, ...locales[locale] }, words: site, address, today },
    source: { ...commonSource, words: words[locale], isLive: inquiryMode === 'live' },
    languages: siteLocales.map(id => {
      const { lang, name } = locales[id];
      return { lang, name, href: pathTo(linkedPage, locales[id]), suggestion: words[id].languageSuggestion };
    }),
  };
}

const anyDay = '2026-01-01';
/** Without exceptions. */
const usualSchedule = scheduleOf(anyDay, { ...scheduleFacts, exceptions: [] });

/** The same in every language. */
const commonSource: Pick<PageSource, 'timeline' | 'usualDay'> = {
  timeline: { ...createTimeline(performances, park.hours.closes), performances },
  usualDay: { schedule: usualSchedule, plan: buildPlan(createPreferences(anyDay), usualSchedule) },
};
