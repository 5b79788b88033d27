/** The data of the pages: words in their language and values computed by the build (`app/page-data.ts`). */
import { toMapPosition } from '../app/art/tenerife.ts';
import type { CommonData, HeadData, OwnData, PageData, PageName } from '../app/page-data.ts';
import type { Day } from '../domain/day.ts';
import { park } from '../domain/park.ts';
import { composePlan } from '../domain/plan/plan.ts';
import { noPreferences } from '../domain/plan/preferences.ts';
import { performances, programmeFacts, programmeOf } from '../domain/programme.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { isPolicyId, pageIds, pathTo } from '../i18n/paths.ts';
import type { Words } from '../i18n/words.ts';
import { words } from '../i18n/words.ts';
import type { InquiryMode, SiteSettings } from '../server/site/settings.ts';
import { sharePictures } from './share.ts';
import { timelineOf } from './timeline.ts';

/** All the data of a page. */
export const pageData = (locale: Locale, page: PageName, settings: DataSettings): PageData => ({
  ...commonData(locale, page, settings),
  ...ownData(locale, page, settings),
});

export interface DataSettings extends Pick<SiteSettings, 'origin' | 'inquiryMode' | 'siteLocales'> {
  /** The park's day of the build. */
  today: Day;
}

/** Shared by all pages of a language. */
function commonData(
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

/** Specific to a page. */
function ownData(locale: Locale, page: PageName, { inquiryMode, siteLocales }: DataSettings): OwnData {
  const listed = pageIds.find(id => id === page);
  return {
    head: headData(locale, page),
    alternates: listed ? Object.fromEntries(siteLocales.map(id => [id, pathTo(listed, locales[id])])) : {},
    ...textsOf(words[locale], page, inquiryMode),
  };
}

/** What every language has the same. */
const { css: timelineCss, from, hours } = timelineOf(performances, park.hours.closes);
const { left, top } = toMapPosition(park.geo);
/** Any day: exceptions and seasons are left out. */
const anyDay = '2026-01-01';
const usualProgramme = programmeOf(anyDay, { ...programmeFacts, exceptions: [], otherHours: [] });

function textsOf(all: Words, page: PageName, inquiryMode: InquiryMode): Partial<OwnData> {
  const { planParts, plan, inquiry, reasons, showNames } = all;
  switch (page) {
    case 'attractions':
      return {
        attractions: all.attractions,
        timeline: { from, hours, performances },
        css: timelineCss,
        calendarFile: { ...all.calendarFile, names: showNames },
      };
    case 'contact':
      return {
        contact: all.contact,
        inquiry,
        ...(inquiryMode === 'live' && { live: all.live }),
        dataNote: all.dataNote,
        ticket: all.ticket,
        showNames,
        inquiryPlan: { ...all.inquiryPlan, places: plan.places, accessNeeds: plan.choices.whoOptions },
        reasons,
        css: `:is(.map-pin,.place-park){left:${(left * 100).toFixed(2)}%;top:${(top * 100).toFixed(2)}%}`,
      };
    case 'plan':
      return {
        plan,
        planParts,
        ticket: all.ticket,
        inquiry,
        reasons,
        calendarFile: { ...all.calendarFile, names: plan.places },
        usualDay: { programme: usualProgramme, plan: composePlan(noPreferences(anyDay), usualProgramme) },
      };
    case 'thanks':
      return { thanks: all.thanks, ticket: all.ticket };
    case 'notFound':
      return {};
    default:
      return isPolicyId(page) ? { policy: all[page] } : { [page]: all[page] };
  }
}

function headData(locale: Locale, page: PageName): HeadData {
  const all = words[locale];
  if (page === 'notFound') {
    const { title, description } = all.site.notFound;
    return { title, description };
  }
  const { title, description } = all[page];
  // Not for search engines.
  if (page === 'thanks' || page === 'offline') return { title, description };
  const pictures = sharePictures(locale);
  const hero = page === 'home' || page === 'attractions' || page === 'contact' ? all[page].hero : null;
  return {
    title,
    description,
    share: {
      picture: pictures[page] ?? pictures.home,
      alt: page === 'plan' ? all.plan.map.alt : (hero?.alt ?? park.name),
    },
  };
}
