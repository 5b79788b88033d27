import { park, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type ShowWords, showsIn, type TalkWords } from '../shows.ts';
import { capitalized, counted, listed, seasonInWords } from './dutch.ts';

const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Dolfijnenshow',
    short: 'Dolfijnen',
    text: 'Tuimelaars op topsnelheid, drie meter boven het water. De eerste zes rijen worden nat; er heeft nog niemand geklaagd.',
    alt: 'Een tuimelaar springt voor de zon uit de zee',
  },
  parrot: {
    title: 'Papegaaienshow',
    short: 'Papegaaien',
    text: 'In vrije vlucht van de achterwand naar het podium, rakelings over jullie hoofden. Hou je ijsje goed vast.',
    alt: 'Een blauwgele ara klimt boven het publiek omhoog, de vleugels hoog geheven',
  },
  sealion: {
    title: 'Zeeleeuwenshow',
    short: 'Zeeleeuwen',
    text: `Vijf komieken met snorharen, één trainer met engelengeduld en de beste timing van heel ${park.address.island}.`,
    alt: 'Een zeeleeuw op een rots heft zijn kop en een vin',
  },
};

const talkWords: Record<TalkId, TalkWords> = {};

export const { named, shows, talks } = showsIn({
  words,
  talkWords,
  times: starts => `${listed(starts.map(start => clockTime(start, locales.nl)))}\u00a0uur`,
  season: season => capitalized(seasonInWords(season)),
  seasonTimes: (season, times) => `${season}: ${times}`,
  noTimes: 'geen',
  lasts: minutes => counted(minutes, 'minuut', 'minuten'),
});
