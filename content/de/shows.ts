import type { ShowId, TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type ShowWords, showsIn, type TalkWords } from '../shows.ts';
import { capitalized, counted, island, listed, seasonInWords } from './german.ts';

const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Delfinshow',
    short: 'Delfine',
    text: 'Große Tümmler mit Vollgas, drei Meter über dem Wasser. Die Reihen eins bis sechs werden nass; beschwert hat sich noch niemand.',
    alt: 'Ein Großer Tümmler springt vor der Sonne aus dem Meer',
  },
  parrot: {
    title: 'Papageienshow',
    short: 'Papageien',
    text: 'Freiflug von der Rückwand bis zur Bühne, knapp über eure Köpfe hinweg. Haltet euer Eis fest.',
    alt: 'Ein Gelbbrustara steigt mit hochgereckten Flügeln über dem Publikum auf',
  },
  sealion: {
    title: 'Seelöwenshow',
    short: 'Seelöwen',
    text: `Fünf Komiker mit Schnurrbart, eine sehr geduldige Trainerin und das beste Timing auf ${island}.`,
    alt: 'Ein Seelöwe auf einem Felsen hebt den Kopf und eine Flosse',
  },
};

const talkWords: Record<TalkId, TalkWords> = {};

export const { named, shows, talks } = showsIn({
  words,
  talkWords,
  times: starts => `${listed(starts.map(start => clockTime(start, locales.de)))}\u00a0Uhr`,
  season: season => capitalized(seasonInWords(season)),
  seasonTimes: (season, times) => `${season}: ${times}`,
  noTimes: 'keine Vorstellung',
  lasts: minutes => counted(minutes, 'Minute', 'Minuten'),
});
