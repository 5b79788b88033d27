import { closures } from '../../domain/closed.ts';
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

/** Those for which the park is closed on days to come: the form needs no others. */
export const closedReasons: Partial<Record<ReasonId, string>> = Object.fromEntries(
  [...closures.exceptions.map(({ reason }) => reason), ...closures.rules.map(({ closed }) => closed)].flatMap(
    reason => (reason ? [[reason, reasons[reason]]] : []),
  ),
);
