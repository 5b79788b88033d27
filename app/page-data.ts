/** Words of a page, and what the build computes (`site-build/page-data.ts`). */
import { createContext, use } from 'react';
import type { ClockTime } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import type { DaySchedule, Performance } from '../domain/day-schedule.ts';
import type { Plan } from '../domain/plan/plan.ts';
import type { Language, Locale } from '../i18n/locales.ts';
import type { PageId } from '../i18n/pages.ts';
import type { PolicyWords } from '../i18n/policy.ts';
import type { Words } from '../i18n/words.ts';

export type PageName = PageId | 'offline' | 'notFound';

export type IslandName = 'inquiry' | 'planner';

export type PageLanguage = Language & { id: Locale };

interface LanguageLink {
  id: Locale;
  lang: string;
  name: string;
  home: string;
  /** Shown on pages in other languages. */
  suggestion: Words['languageSuggestion'];
}

export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** Shared by all pages of a language. */
export interface CommonData extends Pick<Words, 'site' | 'address'> {
  page: PageName;
  language: PageLanguage;
  languages: readonly LanguageLink[];
  /** Without a trailing slash. */
  origin: string;
  /** Links of the 404 page. */
  encounters: readonly { id: string; title: string }[];
  buildDay: Day;
}

export interface HeadData {
  title: string;
  description: string;
  /** Pages without one are not indexed. */
  share?: { path: string; picture: string; alt: string };
}

export interface OwnData extends Partial<Omit<Words, 'calendarFile'>> {
  head: HeadData;
  /** Empty if other languages are not linked. */
  alternates: Partial<Record<Locale, string>>;
  /** Computed positions as CSS, because the security policy forbids `style` attributes. */
  css?: string;
  policy?: PolicyWords;
  calendarFile?: Words['calendarFile'] & { names: Readonly<Record<string, string>> };
  showNames?: Readonly<Record<string, string>>;
  timeline?: { from: number; hours: ClockTime[]; performances: readonly Performance[] };
  /** A day without exceptions, planned without preferences. */
  usualDay?: { schedule: DaySchedule; plan: Plan };
}

export type PageData = OwnData & CommonData;

export const PageDataContext = createContext<PageData | null>(null);

/** Throws if the page has no such part. */
export function usePageData<Key extends keyof PageData>(key: Key): NonNullable<PageData[Key]> {
  const part = use(PageDataContext)?.[key];
  if (part === undefined || part === null) throw new Error(`This page has no data "${key}".`);
  return part;
}
