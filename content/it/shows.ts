import { park, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type ShowWords, showsIn, type TalkWords } from '../shows.ts';
import { capitalized, counted, listed, seasonInWords } from './italian.ts';

const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Spettacolo dei delfini',
    short: 'Delfini',
    text: 'Tursiopi a tutta velocità, tre metri sopra il pelo dell’acqua. Dalla prima alla sesta fila ci si bagna; finora nessuno si è lamentato.',
    alt: 'Un tursiope balza dal mare davanti al sole',
  },
  parrot: {
    title: 'Spettacolo dei pappagalli',
    short: 'Pappagalli',
    text: 'In volo libero dall’ultima fila al palco, a un soffio dalle teste. Tieni stretto il gelato.',
    alt: 'Un’ara gialloblù prende quota sopra il pubblico, con le ali levate',
  },
  sealion: {
    title: 'Spettacolo dei leoni marini',
    short: 'Leoni marini',
    text: `Cinque comici con i baffi, un addestratore dalla pazienza infinita e i migliori tempi comici di ${park.address.island}.`,
    alt: 'Un leone marino su uno scoglio alza la testa e una pinna',
  },
};

const talkWords: Record<TalkId, TalkWords> = {};

export const { named, shows, talks } = showsIn({
  words,
  talkWords,
  times: starts => listed(starts.map(start => clockTime(start, locales.it))),
  season: season => capitalized(seasonInWords(season)),
  seasonTimes: (season, times) => `${season}: ${times}`,
  noTimes: 'non si tiene',
  lasts: minutes => counted(minutes, 'minuto', 'minuti'),
});
