import type { Words } from '../i18n/words.ts';
import type { TimelineAxis } from './routes/attractions/timeline.tsx';
import type { PlannerProps } from './routes/plan/planner-props.ts';

/** What the props of pages and islands are made from (`page-registry.ts`, `islands/islands.ts`). */
export interface PageSource {
  words: Words;
  /** The server receives inquiries. */
  isLive: boolean;
  /** `css` has computed positions, because the security policy forbids `style` attributes. */
  timeline: TimelineAxis & { css: string };
  usualDay: PlannerProps['usualDay'];
}
