import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `geschlossen (Feiertag)`. Short, and without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Weihnachten',
  newYear: 'Neujahr',
  holiday: 'Feiertag',
  weather: 'schlechtes Wetter',
  maintenance: 'Wartungsarbeiten',
  animals: 'Ruhe für unsere Tiere',
  event: 'private Veranstaltung',
  season: 'Nebensaison',
  rest: 'Ruhetag',
};
