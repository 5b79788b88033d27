import { park, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type ShowWords, showsIn, type TalkWords } from '../shows.ts';
import { capitalized, counted, listed, seasonInWords } from './french.ts';

const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Spectacle de dauphins',
    short: 'Dauphins',
    text: 'De grands dauphins à pleine vitesse, trois mètres au-dessus de l’eau. Les six premiers rangs sont trempés ; personne ne s’est encore plaint.',
    alt: 'Un grand dauphin bondit hors de la mer devant le soleil',
  },
  parrot: {
    title: 'Spectacle de perroquets',
    short: 'Perroquets',
    text: 'Vol libre du mur du fond jusqu’à la scène, au ras de vos têtes. Tenez bien votre glace.',
    alt: 'Un ara bleu et jaune s’élève au-dessus du public, les ailes levées',
  },
  sealion: {
    title: 'Spectacle d’otaries',
    short: 'Otaries',
    text: `Cinq comiques à moustaches, un soigneur d’une patience infinie et le meilleur sens de la chute de tout ${park.address.island}.`,
    alt: 'Sur un rocher, une otarie lève la tête et une nageoire',
  },
};

const talkWords: Record<TalkId, TalkWords> = {};

export const { named, shows, talks } = showsIn({
  words,
  talkWords,
  times: starts => listed(starts.map(start => clockTime(start, locales.fr))),
  season: season => capitalized(seasonInWords(season)),
  seasonTimes: (season, times) => `${season} : ${times}`,
  noTimes: 'aucune représentation',
  lasts: minutes => counted(minutes, 'minute'),
});
