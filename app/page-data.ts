/** What a page is made of besides its components: texts and figures of its language, as data (`site-build/page-data.ts` writes it). */
import { createContext, use } from 'react';
import type { PolicyCopy } from '../content/policy.ts';
import type { Words } from '../content/words.ts';
import type { ClockTime } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import type { Plan } from '../domain/plan.ts';
import type { DayProgramme, Performance } from '../domain/programme.ts';
import type { Language, Locale } from '../i18n/locales.ts';
import type { PageId, Slugs } from '../i18n/pages.ts';

/** Everything that has a URL of its own, and the 404 page. */
export type PageName = PageId | keyof Slugs | 'notFound';

/** A language as its pages know it. */
export type PageLanguage = Language & { id: Locale };

/** A language in the menu. */
export interface LanguageLink {
  id: Locale;
  lang: string;
  name: string;
  /** Path of its home page. */
  home: string;
  /** Offers this language to somebody who sees another one. */
  offer: Words['offer'];
}

/** A `<meta>` or `<link>` by its attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** What every page of a language has. */
export interface CommonData extends Pick<Words, 'site' | 'address'> {
  language: PageLanguage;
  languages: readonly LanguageLink[];
  /** Where the site is published, without a trailing slash. */
  origin: string;
  /** The park's day of the build: what prerendered pages take for today. */
  buildDay: Day;
}

/** What the head of a page says (`head.ts`). */
export interface HeadData {
  title: string;
  description: string;
  /** Path of the sharing picture, and what it shows; none for a page that is not to be found by search engines. */
  share?: { picture: string; alt: string };
}

/** What a page has of its own: those of its language's words that it shows, and what the build works out for it. */
export interface OwnData extends Partial<Words> {
  head: HeadData;
  /** The same page in every language, by path; empty for pages that are not among them. */
  elsewhere: Partial<Record<Locale, string>>;
  /** Rules that the build has computed: the pages' security policy allows no `style` attributes. */
  css?: string;
  policy?: PolicyCopy;
  /** What calendar files say, with the names of shows. */
  calendarFile?: Words['planParts']['calendar'] & { names: Words['plan']['places'] };
  /** The park's day as it is drawn (`site-build/timetable.ts`). */
  timetable?: { from: number; hours: ClockTime[]; performances: (Performance & { place: string })[] };
  /** Where the park lies on the outline of the island. */
  pin?: { x: number; y: number };
  /** The programme of a usual day, and the plan of somebody who has wished nothing. */
  usualDay?: { programme: DayProgramme; plan: Plan };
}

export type PageData = OwnData & CommonData;

export const PageDataContext = createContext<PageData | null>(null);

/**
 * A part of the page's data: `usePageData('home')`. Every component gets its texts this way; pure functions get them as a parameter.
 * @throws where the page was not given that part
 */
export function usePageData<Key extends keyof PageData>(key: Key): NonNullable<PageData[Key]> {
  const part = use(PageDataContext)?.[key];
  if (part === undefined || part === null) throw new Error(`This page has no data "${key}".`);
  return part;
}
