/** The data of a page: its words, and what the build computes (`site-build/page-data.ts`). */
import { createContext, use } from 'react';
import type { ClockTime } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import type { Plan } from '../domain/plan/plan.ts';
import type { DaySchedule, Performance } from '../domain/schedule.ts';
import type { Language, Locale } from '../i18n/locales.ts';
import type { PageId, Slugs } from '../i18n/pages.ts';
import type { PolicyCopy } from '../i18n/policy.ts';
import type { Words } from '../i18n/words.ts';

export type PageName = PageId | keyof Slugs | 'offline' | 'notFound';

/** A part of a page that React runs in the browser (`islands/islands.ts`). */
export type IslandName = 'inquiry' | 'planner';

export type PageLanguage = Language & { id: Locale };

/** A language in the menu. */
interface LanguageLink {
  id: Locale;
  lang: string;
  name: string;
  /** Path of its home page. */
  home: string;
  /** Suggests this language, on pages in another one. */
  suggestion: Words['languageSuggestion'];
}

/** A `<meta>` or `<link>` element. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** The data that all pages of a language share. */
export interface CommonData extends Pick<Words, 'site' | 'address'> {
  page: PageName;
  language: PageLanguage;
  languages: readonly LanguageLink[];
  /** Origin of the published site, without a trailing slash. */
  origin: string;
  /** The attractions that the 404 page links to, with their fragments. */
  worlds: readonly { id: string; title: string }[];
  /** Today's date, for prerendering. */
  buildDay: Day;
}

export interface HeadData {
  title: string;
  description: string;
  /** The sharing picture; a page without one is not indexed. */
  share?: { picture: string; alt: string };
}

/** The data of a single page. */
export interface OwnData extends Partial<Omit<Words, 'calendarFile' | 'inquiryPlan'>> {
  head: HeadData;
  /** Paths of this page in all languages; empty for pages without links to them. */
  alternates: Partial<Record<Locale, string>>;
  /** Computed positions as CSS, because the security policy forbids `style` attributes. */
  css?: string;
  policy?: PolicyCopy;
  /** Of a received inquiry: given by the live server. */
  reference?: string;
  calendarFile?: Words['calendarFile'] & { names: Readonly<Record<string, string>> };
  showNames?: Readonly<Record<string, string>>;
  inquiryPlan?: Words['inquiryPlan'] & {
    places: Words['plan']['places'];
    accessNeeds: Words['plan']['choices']['whoOptions'];
  };
  timeline?: { from: number; hours: ClockTime[]; performances: readonly Performance[] };
  /** The programme of a usual day, and the plan of a visitor without preferences. */
  usualDay?: { programme: DaySchedule; plan: Plan };
}

export type PageData = OwnData & CommonData;

export const PageDataContext = createContext<PageData | null>(null);

/** Returns a part of the page's data, as in `usePageData('home')`. Throws if the page has no such part. */
export function usePageData<Key extends keyof PageData>(key: Key): NonNullable<PageData[Key]> {
  const part = use(PageDataContext)?.[key];
  if (part === undefined || part === null) throw new Error(`This page has no data "${key}".`);
  return part;
}
