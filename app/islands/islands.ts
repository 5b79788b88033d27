import type { ComponentType } from 'react';
import type { IslandName, PageData } from '../page-data.ts';

interface Island {
  load: () => Promise<{ default: ComponentType }>;
  /** The page data that it needs besides `commonKeys`. */
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

const commonKeys: readonly (keyof PageData)[] = ['page', 'site', 'address', 'language', 'buildDay'];

/** The build renders islands with this data only, so a missing part fails the build. */
export function selectIslandData(name: IslandName, data: PageData): PageData {
  const keys = [...commonKeys, ...islands[name].data].filter(key => data[key] !== undefined);
  return Object.fromEntries(keys.map(key => [key, data[key]])) as unknown as PageData;
}
