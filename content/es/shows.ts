import { park, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type ShowWords, showsIn, type TalkWords } from '../shows.ts';
import { capitalized, counted, listed, seasonInWords } from './spanish.ts';

const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Show de delfines',
    short: 'Delfines',
    text: 'Delfines mulares a toda velocidad, a tres metros por encima del agua. De la fila uno a la seis te mojas; de momento nadie se ha quejado.',
    alt: 'Un delfín mular salta del mar ante el sol',
  },
  parrot: {
    title: 'Show de loros',
    short: 'Loros',
    text: 'Vuelo libre desde el fondo de la grada hasta el escenario, casi rozándote la cabeza. Agarra bien el helado.',
    alt: 'Un guacamayo azuliamarillo se eleva sobre el público con las alas en alto',
  },
  sealion: {
    title: 'Show de leones marinos',
    short: 'Leones marinos',
    text: `Cinco cómicos con bigotes, un entrenador con mucha paciencia y la mejor vis cómica de ${park.address.island}.`,
    alt: 'Un león marino sobre una roca levanta la cabeza y una aleta',
  },
};

const talkWords: Record<TalkId, TalkWords> = {};

export const { named, shows, talks } = showsIn({
  words,
  talkWords,
  times: starts => listed(starts.map(start => clockTime(start, locales.es))),
  season: season => capitalized(seasonInWords(season)),
  seasonTimes: (season, times) => `${season}: ${times}`,
  noTimes: 'sin funciones',
  lasts: minutes => counted(minutes, 'minuto'),
});
