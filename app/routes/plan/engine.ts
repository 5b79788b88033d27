/**
 * What makes a plan and reads and writes links: in a chunk of its own, fetched once React has started. Until then the page shows the
 * plan of a usual day, which was made when the site was built (`site-build/page-data.ts`).
 */
export { momentIn } from '../../../domain/moment.ts';
export { changesSince, readPlan, writePlan } from '../../../domain/plan-link.ts';
export { fromNow, moveLine, toggleFixed } from '../../../domain/plan-steps.ts';
export { usualStart } from '../../../domain/visit.ts';
export { add, drop, noWishes, placeAt } from '../../../domain/wishes.ts';
export { composeDay } from './compose-day.ts';
export { Changes, MissedList, MomentCard } from './notices.tsx';
