/** Runs in the build and in the entry. */
import type { ComponentType } from 'react';
import type { PageSource } from '../page-source.ts';
import type { IslandName, Site } from '../site-context.ts';

/** Serialised into the page of an island. */
export interface IslandData {
  site: Site;
  /** Made by the island's `propsOf`. */
  props: object;
}

interface Island {
  load: () => Promise<ComponentType<object>>;
  propsOf: (source: PageSource) => object;
}

const island = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  propsOf: (source: PageSource) => Props,
): Island => ({
  propsOf,
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: between the two, the props are JSON
  load: async () => (await load()).default as ComponentType<object>,
});

export const islands: Record<IslandName, Island> = {
  inquiry: island(
    () => import('../components/inquiry/form.tsx'),
    ({ words, isLive }) => ({
      inquiry: words.inquiry,
      live: isLive ? words.live : null,
      dataNote: words.dataNote,
      ticket: words.ticket,
      showNames: words.showNames,
      inquiryPlan: words.inquiryPlan,
      reasons: words.reasons,
    }),
  ),
  planner: island(
    () => import('../routes/plan/planner.tsx'),
    ({ words, usualDay }) => ({
      plan: words.plan,
      planParts: words.planParts,
      ticket: words.ticket,
      inquiry: words.inquiry,
      reasons: words.reasons,
      calendarFile: words.calendarFile,
      usualDay,
    }),
  ),
};

export const isIslandName = (name: string): name is IslandName => Object.hasOwn(islands, name);
