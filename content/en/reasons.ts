import type { ReasonId } from '../../domain/exceptions.ts';

/** Reasons for changed hours or shows: `closed (public holiday)`. Short, without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Christmas',
  newYear: 'New Year',
  holiday: 'public holiday',
  weather: 'bad weather',
  maintenance: 'maintenance',
  animals: 'our animals need a rest',
  event: 'private event',
  season: 'low season',
  rest: 'day of rest',
};
