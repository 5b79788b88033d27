/** Runs in the build and in islands. What the components of every page share. */
import type { Day } from '../domain/day.ts';
import type { Language, Locale } from '../i18n/locales.ts';
import type { PageId } from '../i18n/pages.ts';
import type { Words } from '../i18n/words.ts';
import { createRequiredContext } from './ui/required-context.ts';

export type PageName = PageId | 'offline' | 'notFound';

export type IslandName = 'inquiry' | 'planner';

export interface Site {
  page: PageName;
  language: Language & { id: Locale };
  words: Words['site'];
  address: Words['address'];
  /** The day of the build, in the park. */
  today: Day;
}

export const [SiteContext, useSite] = createRequiredContext<Site>('SiteContext');
