import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { talkMinutes } from '../../domain/places.ts';
import { allPlayedBy, performances, programmeFacts, timesDaily } from '../../domain/programme.ts';
import type { Card, PicturedCard } from '../cards.ts';
import { openEveryDay } from './hours.ts';
import {
  allOf,
  bound,
  byHour,
  capitalized,
  counted,
  countedInWords,
  countedOf,
  howOften,
  island,
  nouns,
} from './polish.ts';
import { programme } from './programme.ts';
import { shows, talks } from './shows.ts';

const { species } = park;
const playDaily = openEveryDay && park.shows.every(({ weekdays }) => !weekdays);
const daily = howOften(timesDaily);
/** How often they play, and when they are seen. Of a single show nothing is said with “each”. */
const howSeen =
  shows.length === 1
    ? `Pokaz ${daily} dziennie. Zdążysz go zobaczyć`
    : `${playDaily ? `Codziennie każdy pokaz ${daily}` : `Każdy pokaz ${daily} dziennie`}. ${allOf(shows.length)} zdążysz zobaczyć`;
const showsDaily = `${countedInWords(shows.length, nouns.show)} zwierząt ${daily} dziennie`;

/** The walk-through worlds, in page order. */
const encounters = {
  parrots: {
    title: 'Papuzi Raj',
    text: `Wejdź prosto do woliery. Mieszka tu ponad ${counted(species.parrots, nouns.species)} papug: wiele z nich lata ci nad głową, a każda ma własne zdanie o twoim kapeluszu.`,
    alt: 'Ara żółtoskrzydła ląduje na gałęzi obok ary hiacyntowej, pod siatką woliery',
  },
  penguins: {
    title: 'Planeta Pingwinów',
    text: 'Na pingwiny królewskie pada prawdziwy śnieg, a piętro niżej stajesz przy szybie i patrzysz, jak latają pod wodą.',
    alt: 'Dwa pingwiny królewskie na lodzie, jeden woła w niebo, a dwa inne pływają pod nimi',
  },
  orca: {
    title: 'Ocean Orek',
    text: 'Połóż się w tunelu i spójrz w górę: pięć ton orki sunie w smugach światła, cicho jak latawiec.',
    alt: 'Zwiedzający w szklanym tunelu patrzą w górę na orkę w prześwietlonej słońcem wodzie',
  },
} satisfies Record<string, PicturedCard>;

const worlds = Object.values(encounters).map(({ title }) => title);

export const attractions = bound({
  title: `Atrakcje, pokazy i zajęcia ${island.on}`,
  description: `${worlds.join(', ')}, ${showsDaily} i zajęcia dla rodzin w parku zwierząt ${park.name}. Sprawdź godziny.`,
  hero: {
    title: 'Poznaj całą wyspę w jeden dzień',
    lead: `${capitalized(countedInWords(worlds.length, nouns.world))} na spacer i ${countedInWords(performances.length, nouns.show)} na siedząco.`,
    alt: 'Park z lotu ptaka: woliera, baseny i ścieżki u stóp Teide',
  },
  encounters: {
    title: 'Spotkania ze zwierzętami',
    lead: 'Tu nie zaglądasz do klatek, tu idziesz w gości. Nie spiesz się, gospodarze też mają czas.',
    cards: encounters,
  },
  shows: {
    title: 'Widowiskowe pokazy zwierząt',
    lead: `${howSeen} ${byHour(allPlayedBy)}. Albo idź za słońcem i zostań dłużej.`,
    programme: 'Dzień w parku',
    daily: capitalized(`${playDaily ? 'codziennie ' : ''}${countedInWords(performances.length, nouns.show)}`),
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Inaczej niż zwykle',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
    inquire: 'Zapytaj o bilety',
    /** Follows the button's text for those who hear it: "Zapytaj o bilety – Pokaz delfinów". */
    inquireFor: ' – {show}',
    /** Adds the next performance. `calendarFor` follows the button's text for screen readers. */
    calendar: 'Dodaj do kalendarza',
    calendarFor: ' – {show}, najbliższy termin',
    calendarFailed: 'Nie udało się. Godziny znajdziesz obok przycisku.',
    cards: shows,
    talks,
  },
  activities: {
    title: 'Zajęcia dla rodzin',
    cards: {
      kids: {
        title: 'Strefa Małego Odkrywcy',
        text: 'Lupy, gniazda z lin i staw, w którym wolno chlapać.',
      },
      feed: {
        title: 'Karmienie zwierząt',
        text: 'Ryby oddaj, palce zachowaj. Opiekunowie pokażą, jak to się robi.',
      },
      talk: {
        title: 'Opowieści opiekunów',
        text: `${capitalized(countedInWords(talkMinutes, nouns.minute))}, prawdziwi opiekunowie, a dzieci pytają pierwsze.`,
      },
      photo: {
        title: 'Zdjęcie z arą',
        text: 'Ara na ramieniu, Teide za plecami i opiekun, który wie, gdzie jest dobre światło.',
      },
    } satisfies Record<string, Card>,
    goodToKnow: {
      title: 'Dobrze wiedzieć',
      items: [
        { term: 'Jedzenie', text: 'Kawiarnie przy ścieżkach, z daniami i krzesełkami dla dzieci.' },
        { term: 'Piknik', text: 'Własny prowiant mile widziany: w cieniu czekają stoły.' },
        { term: 'Wózki', text: 'Szerokie, równe ścieżki, a przy wejściu wypożyczysz wózek.' },
        {
          term: 'Deszcz',
          text: `${encounters.penguins.title} i ${encounters.orca.title} są pod dachem, a pokazy odbywają się mimo deszczu.`,
        },
      ],
    },
  },
  callToAction: {
    title: 'Kogo zobaczysz najpierw?',
    text: `Podaj nam datę, a odpowiemy w ciągu ${countedOf(commitments.replyHours, nouns.hour)}.`,
    inquire: 'Zapytaj o bilety',
  },
});
