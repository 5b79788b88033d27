/** The parts of pages that React runs in the browser. */
import type { ComponentType } from 'react';
import type { IslandName, PageData } from '../page-data.ts';

interface Island {
  /** Loads its component, the default export. */
  load: () => Promise<{ default: ComponentType }>;
  /** The page data that it needs, beside what every island does. */
  data: readonly (keyof PageData)[];
}

export const islands: Record<IslandName, Island> = {
  inquiry: {
    load: () => import('../components/inquiry/form.tsx'),
    data: ['inquiry', 'live', 'dataNote', 'ticket', 'showNames', 'inquiryPlan', 'reasons'],
  },
  planner: {
    load: () => import('../routes/plan/planner.tsx'),
    data: ['plan', 'planParts', 'ticket', 'inquiry', 'reasons', 'calendarFile', 'usualDay'],
  },
};

const common: readonly (keyof PageData)[] = ['page', 'site', 'address', 'language', 'buildDay'];

/** The part of its page's data that an island gets. The build renders it with no more than that, so a missing part fails the build. */
export function islandData(name: IslandName, data: PageData): PageData {
  const keys = [...common, ...islands[name].data].filter(key => data[key] !== undefined);
  return Object.fromEntries(keys.map(key => [key, data[key]])) as unknown as PageData;
}
