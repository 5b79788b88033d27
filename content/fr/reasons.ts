import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `fermé (jour férié)`. Short, and without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Noël',
  newYear: 'Nouvel An',
  holiday: 'jour férié',
  weather: 'mauvais temps',
  maintenance: 'entretien',
  animals: 'nos animaux se reposent',
  event: 'événement privé',
  season: 'basse saison',
  rest: 'jour de repos',
};
