import type { ShowId, TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type ShowWords, showsIn, type TalkWords } from '../shows.ts';
import { capitalized, counted, island, listed, nouns, seasonInWords } from './polish.ts';

const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Pokaz delfinów',
    short: 'Delfiny',
    text: 'Butlonosy w pełnym pędzie, trzy metry nad wodą. Rzędy od pierwszego do szóstego mokną; nikt się jeszcze nie skarżył.',
    alt: 'Delfin butlonos wyskakuje z morza na tle słońca',
  },
  parrot: {
    title: 'Pokaz papug',
    short: 'Papugi',
    text: 'Swobodny lot od ostatniego rzędu aż na scenę, nisko nad głowami. Lody trzymaj mocno.',
    alt: 'Niebiesko-żółta ara wzbija się nad widownią z wysoko uniesionymi skrzydłami',
  },
  sealion: {
    title: 'Pokaz uchatek',
    short: 'Uchatki',
    text: `Pięciu wąsatych komików, jeden bardzo cierpliwy trener i najlepsze wyczucie puenty ${island.on}.`,
    alt: 'Uchatka na skale unosi głowę i płetwę',
  },
};

const talkWords: Record<TalkId, TalkWords> = {};

export const { named, shows, talks } = showsIn({
  words,
  talkWords,
  times: starts => listed(starts.map(start => clockTime(start, locales.pl))),
  season: season => capitalized(seasonInWords(season)),
  seasonTimes: (season, times) => `${season}: ${times}`,
  noTimes: 'nie odbywa się',
  lasts: minutes => counted(minutes, nouns.minute),
});
