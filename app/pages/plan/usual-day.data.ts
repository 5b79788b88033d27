import { composePlan } from '../../../domain/plan.ts';
import { programmeFacts, programmeOf } from '../../../domain/programme.ts';
import { noWishes } from '../../../domain/wishes.ts';

/** Any day: it has no exceptions and no season. */
const day = '2026-01-01';

/** The programme of a usual day, and the plan of somebody who has wished nothing. */
export const programme = programmeOf(day, { ...programmeFacts, exceptions: [], otherHours: [] });
export const plan = composePlan(noWishes(day), programme);
