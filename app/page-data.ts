/** The data of an island. */
import { createContext, use } from 'react';
import type { DaySchedule } from '../domain/day-schedule.ts';
import type { Plan } from '../domain/plan/plan.ts';
import type { Words } from '../i18n/words.ts';
import type { Site } from './site.ts';

export interface PageData
  extends Pick<Site, 'address' | 'language' | 'page'>,
    Partial<Omit<Words, 'address' | 'calendarFile' | 'live' | 'site'>> {
  site: Words['site'];
  buildDay: Site['today'];
  live?: Words['live'] | null;
  calendarFile?: Words['calendarFile'] & { names: Readonly<Record<string, string>> };
  usualDay?: { schedule: DaySchedule; plan: Plan };
}

export const PageDataContext = createContext<PageData | null>(null);

/** Throws if the page has no such part. */
export function usePageData<Key extends keyof PageData>(key: Key): NonNullable<PageData[Key]> {
  const part = use(PageDataContext)?.[key];
  if (part === undefined || part === null) throw new Error(`This page has no data "${key}".`);
  return part;
}
