/** Plans for the day in the fixture park. */
import { buildPlan, type Plan } from '../../domain/plan/plan.ts';
import { createPreferences, type Preferences } from '../../domain/plan/preferences.ts';
import { day, park, usual } from './fixture-park.ts';

export const preferences = (changes: Partial<Preferences> = {}): Preferences => ({
  ...createPreferences(day),
  ...changes,
});
export const plan = (changes: Partial<Preferences> = {}, schedule = usual) =>
  buildPlan(preferences(changes), schedule, park);
export const stopOf = ({ stops }: Plan, id: string) => stops.find(stop => stop.id === id);
export const missedOf = ({ missedPlaces }: Plan, id: string) =>
  missedPlaces.find(missedPlace => missedPlace.id === id);
export const ids = ({ stops }: Plan) => stops.map(({ id }) => id);
