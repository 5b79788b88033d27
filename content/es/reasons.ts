import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `cerrado (festivo)`. Nouns that fit after any word, short, and without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Navidad',
  newYear: 'Año Nuevo',
  holiday: 'festivo',
  weather: 'mal tiempo',
  maintenance: 'mantenimiento',
  animals: 'descanso de los animales',
  event: 'evento privado',
  season: 'temporada baja',
  rest: 'día de descanso',
};
