import { toMapPosition } from '../app/art/tenerife.ts';
import type { CommonData, HeadData, OwnData, PageData, PageName } from '../app/page-data.ts';
import type { Day } from '../domain/day.ts';
import { park } from '../domain/park.ts';
import { buildPlan } from '../domain/plan/plan.ts';
import { createPreferences } from '../domain/plan/preferences.ts';
import { scheduleOf } from '../domain/schedule.ts';
import { scheduleFacts } from '../domain/schedule-facts.ts';
import { performances } from '../domain/usual-day.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { isPolicyId, pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { type Words, words } from '../i18n/words.ts';
import type { InquiryMode, SiteSettings } from '../server/site/settings.ts';
import { sharePictures } from './share.ts';
import { createTimeline } from './timeline.ts';

export const createPageData = (locale: Locale, page: PageName, settings: DataSettings): PageData => ({
  ...createCommonData(locale, page, settings),
  ...createOwnData(locale, page, settings),
});

export interface DataSettings extends Pick<SiteSettings, 'origin' | 'inquiryMode' | 'siteLocales'> {
  /** In the park. */
  today: Day;
}

function createCommonData(
  locale: Locale,
  page: PageName,
  { origin, siteLocales, today }: DataSettings,
): CommonData {
  const { site, address, attractions } = words[locale];
  return {
    page,
    site,
    address,
    language: { id: locale, ...locales[locale] },
    languages: siteLocales.map(id => {
      const { lang, name } = locales[id];
      return { id, lang, name, home: pathTo('home', locales[id]), suggestion: words[id].languageSuggestion };
    }),
    origin,
    encounters: Object.entries(attractions.encounters.cards).map(([id, { title }]) => ({ id, title })),
    buildDay: today,
  };
}

function createOwnData(locale: Locale, page: PageName, { inquiryMode, siteLocales }: DataSettings): OwnData {
  const pageId = pageIds.find(id => id === page);
  return {
    head: createHeadData(locale, page),
    alternates: pageId ? Object.fromEntries(siteLocales.map(id => [id, pathTo(pageId, locales[id])])) : {},
    ...selectContent(words[locale], page, inquiryMode),
  };
}

/** The same in every language. */
const { css: timelineCss, from, hours } = createTimeline(performances, park.hours.closes);
const { left, top } = toMapPosition(park.geo);
const anyDay = '2026-01-01';
/** Without exceptions and seasons. */
const usualSchedule = scheduleOf(anyDay, { ...scheduleFacts, exceptions: [], otherHours: [] });

function selectContent(allWords: Words, page: PageName, inquiryMode: InquiryMode): Partial<OwnData> {
  const { planParts, plan, inquiry, reasons, showNames } = allWords;
  switch (page) {
    case 'attractions':
      return {
        attractions: allWords.attractions,
        planLinks: allWords.planLinks,
        timeline: { from, hours, performances },
        css: timelineCss,
        calendarFile: { ...allWords.calendarFile, names: showNames },
      };
    case 'contact':
      return {
        contact: allWords.contact,
        inquiry,
        ...(inquiryMode === 'live' && { live: allWords.live }),
        dataNote: allWords.dataNote,
        ticket: allWords.ticket,
        showNames,
        inquiryPlan: allWords.inquiryPlan,
        reasons,
        css: `:is(.map-pin,.map-place-park){left:${(left * 100).toFixed(2)}%;top:${(top * 100).toFixed(2)}%}`,
      };
    case 'plan':
      return {
        plan,
        planParts,
        ticket: allWords.ticket,
        inquiry,
        reasons,
        calendarFile: { ...allWords.calendarFile, names: plan.places },
        usualDay: { schedule: usualSchedule, plan: buildPlan(createPreferences(anyDay), usualSchedule) },
      };
    case 'notFound':
      return {};
    default:
      return isPolicyId(page) ? { policy: allWords[page] } : { [page]: allWords[page] };
  }
}

function createHeadData(locale: Locale, page: PageName): HeadData {
  const allWords = words[locale];
  if (page === 'notFound') {
    const { title, description } = allWords.site.notFound;
    return { title, description };
  }
  const { title, description } = allWords[page];
  // Search engines do not index it.
  if (page === 'offline') return { title, description };
  const pictures = sharePictures(locale);
  const hero = page === 'home' || page === 'attractions' || page === 'contact' ? allWords[page].hero : null;
  return {
    title,
    description,
    share: {
      path: pathTo(page, locales[locale]),
      picture: pictures[page] ?? pictures.home,
      alt: page === 'plan' ? allWords.plan.map.alt : (hero?.alt ?? park.name),
    },
  };
}
