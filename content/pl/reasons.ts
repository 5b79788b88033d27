import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `zamknięte (święto)`. In the nominative, short, and without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Boże Narodzenie',
  newYear: 'Nowy Rok',
  holiday: 'święto',
  weather: 'zła pogoda',
  maintenance: 'przerwa techniczna',
  animals: 'nasze zwierzęta muszą odpocząć',
  event: 'impreza zamknięta',
  season: 'poza sezonem',
  rest: 'dzień wolny',
};
