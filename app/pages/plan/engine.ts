/**
 * What makes a plan and reads and writes links: in a chunk of its own, fetched once React has started. Until then the page shows the
 * plan of a usual day, which was made when the site was built (`usual-day.data.ts`).
 */
export {
  add,
  drop,
  fromNow,
  momentIn,
  moveLine,
  noWishes,
  placeAt,
  toggleFixed,
  usualStart,
} from '../../../domain/plan.ts';
export { changesSince, readPlan, writePlan } from '../../../domain/plan-link.ts';
export { composeDay } from './compose-day.ts';
export { Changes, MissedList, MomentCard } from './notices.tsx';
