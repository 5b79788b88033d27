/** Runs in the build, at the end of pages and in islands. */
import { type ScheduleFacts, scheduleFacts } from '../../domain/schedule-facts.ts';

declare global {
  interface Window {
    /** Set by `inline/update-now.ts`, which dispatches `announced` when it changes. */
    __scheduleFacts?: ScheduleFacts;
  }
}

/** With what the office has announced. */
export const getScheduleFacts = (): ScheduleFacts => window.__scheduleFacts ?? scheduleFacts;
