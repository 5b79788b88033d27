/** What the components of every page share, those of islands too. */
import { createContext, use } from 'react';
import type { Day } from '../domain/day.ts';
import type { Language, Locale } from '../i18n/locales.ts';
import type { PageId } from '../i18n/pages.ts';
import type { Words } from '../i18n/words.ts';

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

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it.');
  return site;
}
