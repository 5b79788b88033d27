/**
 * The planning rules and the link format, in a chunk of their own that loads after hydration. Until then the page shows the plan of a
 * usual day, made by the build (`site-build/page-data.ts`).
 */

export { fromNow, keepTimes, moveStop, toggleFixed } from '../../../domain/plan-edits.ts';
export { changesSince, readPlan, writePlan } from '../../../domain/plan-link.ts';
export { add, drop, fixAt, noPreferences } from '../../../domain/plan-preferences.ts';
export { progressAt } from '../../../domain/plan-progress.ts';
export { usualStart } from '../../../domain/programme.ts';
export { composeDay } from './compose-day.ts';
export { changeText, firstPreferences, nextOpenDay } from './next-plan.ts';
export { Changes, MissedList, ProgressCard } from './notices.tsx';
