import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { firstStart, performances, timesDaily } from '../../domain/programme.ts';
import type { Card, ResidentCard, Review } from '../cards.ts';
import { rated } from '../reviews.ts';
import { openEveryDay } from './hours.ts';
import {
  atTime,
  bound,
  capitalized,
  counted,
  countedInWords,
  countedOf,
  fromTo,
  howOften,
  island,
  listed,
  nouns,
  uncapitalized,
} from './polish.ts';
import { shows } from './shows.ts';

const { address, hours, species } = park;
const animals = listed(shows.map(({ short }) => uncapitalized(short)));

const notes: readonly Review[] = [
  {
    name: 'Hannah W.',
    location: 'Leeds, Wielka Brytania',
    text: 'Nasza czterolatka przedstawia się teraz jako pingwin. Zostaliśmy do zamknięcia bram, a przy wyjściu i tak był płacz.',
  },
  {
    name: 'Matthias i Jule',
    location: 'Hamburg, Niemcy',
    text: 'Przyjechaliśmy dla orek i na dwie godziny przepadliśmy u papug. Na drugim pokazie opiekun pamiętał, jak ma na imię nasz syn.',
  },
  {
    name: 'Carmen D.',
    location: 'Sewilla, Hiszpania',
    text: 'Trzy pokolenia, jeden dzień i ani słowa narzekania. Nawet od mojej mamy.',
  },
];

export const home = bound({
  title: `Zoo ${island.on}: papugi, pingwiny, orki`,
  description: `Park zwierząt ${park.name} w ${address.town} ${island.on}: spacer wśród papug, pingwiny w prawdziwym śniegu i pokazy. ${openEveryDay ? 'Otwarte codziennie.' : 'Zapytaj o bilety online.'}`,
  hero: {
    title: `Odkryj magię\u00a0parku ${island.on.replace(' ', '\u00a0')}`,
    lead: 'Ary nad głową, pingwiny tuż obok, orki za szybą.',
    tickets: 'Zapytaj o bilety',
    alt: 'Ara żółtoskrzydła leci obok Teide nad Atlantykiem w złotym świetle wieczoru',
  },
  why: {
    title: 'Dlaczego warto',
    lead: `Bo nikt cię tu nie pogania. Bramy otwieramy ${atTime(hours.opens)}, pierwszy pokaz zaczyna się ${atTime(firstStart)}, a cały czas pomiędzy należy do ciebie.`,
    cards: {
      animals: {
        title: 'Egzotyczne zwierzęta',
        text: `Ponad ${counted(species.all, nouns.species)}, od pingwinów królewskich na prawdziwym śniegu po papugi, które usłyszysz, zanim je zobaczysz.`,
      },
      shows: {
        title: 'Pokazy światowej klasy',
        text: `${capitalized(animals)}, ${shows.length === 1 ? 'pokaz' : 'każdy pokaz'} ${howOften(timesDaily)} dziennie. Jeśli lubisz moknąć, siadaj w pierwszych rzędach.`,
      },
      family: {
        title: 'Dla całej rodziny',
        text: 'Cień, krótkie spacery i za każdym zakrętem miejsce do zabawy. Zabierz i dziadków, i wózek.',
      },
    } satisfies Record<string, Card>,
  },
  family: {
    title: 'Idealny dzień z rodziną',
    alt: 'Przy szklanej balustradzie rodzina z chłopcem na barkach taty patrzy, jak orka wyskakuje z morza',
    bullets: {
      kids: {
        title: 'Atrakcje dla dzieci',
        text: 'Gniazda do wspinaczki, baseny do chlapania i bardzo mała ciuchcia.',
      },
      day: {
        title: 'Przygoda na cały dzień',
        text: `${capitalized(fromTo(hours))}: ${countedInWords(performances.length, nouns.show)} i piknik, gdy tylko zgłodniejesz.`,
      },
      learn: {
        title: 'Nauka i zabawa',
        text: 'Opiekunowie, którzy odpowiedzą na każde „a dlaczego?”.',
      },
    },
    visit: 'Zaplanuj wizytę',
    badge: { count: `${species.all}+`, unit: 'gatunków' },
  },
  gallery: {
    title: 'Poznaj mieszkańców',
    explore: 'Zobacz wszystkie atrakcje',
    cards: {
      parrots: {
        title: 'Papugi',
        text: `Ponad ${counted(species.parrots, nouns.species)}, od nierozłączek wielkości dłoni po ary o metrowej rozpiętości skrzydeł.`,
        alt: 'Ara żółtoskrzydła trzyma w łapie orzech, obok niebiesko-żółta ara patrzy w drugą stronę',
        flap: {
          lift: 'Podnieś liść: kto się pod nim chowa?',
          fact: 'Pisklęta ary rosną w dziupli, wysoko na drzewie.',
        },
      },
      penguins: {
        title: 'Pingwiny',
        text: 'Królewskie, ich pisklęta i świeży śnieg.',
        alt: 'Pingwin królewski kłania się głodnemu pisklęciu',
        flap: {
          lift: 'Podnieś śnieg: co się pod nim chowa?',
          fact: 'Pingwin królewski grzeje jajo na własnych stopach.',
        },
      },
      orca: {
        title: 'Orki',
        text: 'Pięć ton w powietrzu, kiedy tylko mają ochotę.',
        alt: 'Orka wyskakuje z morza na tle wieczornego słońca',
        flap: {
          lift: 'Podnieś falę: kto się pod nią chowa?',
          fact: 'Orka rodzi się pomarańczowa tam, gdzie mama jest biała.',
        },
      },
      sealion: {
        title: 'Pokaz uchatek',
        text: 'Pełne gracji aż do pory karmienia.',
        alt: 'Uchatka mknie przez prześwietloną słońcem wodę',
        flap: {
          lift: 'Podnieś skałę: kto się pod nią chowa?',
          fact: 'Uchatka czuje wąsami, którędy przepłynęła ryba.',
        },
      },
    } satisfies Record<string, ResidentCard>,
  },
  reviews: {
    title: 'Piszą do nas rodziny',
    notes: rated(
      notes,
      text => `„${text}”`,
      rating => `${rating} na 5 gwiazdek`,
    ),
  },
  callToAction: {
    title: 'Zostań aż do zamknięcia',
    text: `Napisz, kiedy chcesz przyjść. Odpowiemy w ciągu ${countedOf(commitments.replyHours, nouns.hour)}.`,
    visit: 'Zaplanuj wizytę już dziś',
  },
});
