import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `closed (public holiday)`. Short, and without a full stop. */
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
