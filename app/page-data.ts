/** The data of a page: texts and figures of its language (written by `site-build/page-data.ts`). */
import { createContext, use } from 'react';
import type { PolicyCopy } from '../content/policy.ts';
import type { Words } from '../content/words.ts';
import type { ClockTime } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import type { Plan } from '../domain/plan.ts';
import type { DayProgramme, Performance } from '../domain/programme.ts';
import type { Language, Locale } from '../i18n/locales.ts';
import type { PageId, Slugs } from '../i18n/pages.ts';

export type PageName = PageId | keyof Slugs | 'notFound';

export type PageLanguage = Language & { id: Locale };

/** A language in the menu. */
export interface LanguageLink {
  id: Locale;
  lang: string;
  name: string;
  /** Path of its home page. */
  home: string;
  /** Suggests this language to visitors of another. */
  suggestion: Words['suggestion'];
}

/** A `<meta>` or `<link>` by its attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** What every page of a language has. */
export interface CommonData extends Pick<Words, 'site' | 'address'> {
  language: PageLanguage;
  languages: readonly LanguageLink[];
  /** Where the site is published, without a trailing slash. */
  origin: string;
  /** What prerendered pages take for today. */
  buildDay: Day;
}

export interface HeadData {
  title: string;
  description: string;
  /** The sharing picture; a page without one is not indexed. */
  share?: { picture: string; alt: string };
}

/** What one page has: its words, and what the build computes for it. */
export interface OwnData extends Partial<Words> {
  head: HeadData;
  /** Path of this page in every language; empty for pages that no link leads to. */
  elsewhere: Partial<Record<Locale, string>>;
  /** Computed positions, since the security policy allows no `style` attributes. */
  css?: string;
  policy?: PolicyCopy;
  calendarFile?: Words['planParts']['calendar'] & { names: Words['plan']['places'] };
  timeline?: { from: number; hours: ClockTime[]; performances: readonly Performance[] };
  /** The park's place on the outline of the island. */
  pin?: { x: number; y: number };
  /** The programme of a usual day, and the plan without wishes. */
  usualDay?: { programme: DayProgramme; plan: Plan };
}

export type PageData = OwnData & CommonData;

export const PageDataContext = createContext<PageData | null>(null);

/** A part of the page's data: `usePageData('home')`. Throws where the page has no such part. */
export function usePageData<Key extends keyof PageData>(key: Key): NonNullable<PageData[Key]> {
  const part = use(PageDataContext)?.[key];
  if (part === undefined || part === null) throw new Error(`This page has no data "${key}".`);
  return part;
}
