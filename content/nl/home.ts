import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { firstStart, performances, timesDaily } from '../../domain/programme.ts';
import type { Card, ResidentCard, Review } from '../cards.ts';
import { rated } from '../reviews.ts';
import {
  capitalized,
  counted,
  countedInWords,
  howOften,
  inFigures,
  listed,
  timeInWords,
  timeWithoutHour,
  uncapitalized,
} from './dutch.ts';
import { openEveryDay } from './hours.ts';
import { shows } from './shows.ts';

const { address, hours, species } = park;
const animals = listed(shows.map(({ short }) => uncapitalized(short)));

const notes: readonly Review[] = [
  {
    name: 'Hannah W.',
    location: 'Leeds, Verenigd Koninkrijk',
    text: 'Onze dochter van vier stelt zich nu voor als pinguïn. We bleven tot de poort dichtging, en bij de uitgang heeft ze gehuild.',
  },
  {
    name: 'Matthias & Jule',
    location: 'Hamburg, Duitsland',
    text: 'We kwamen voor de orka’s en bleven twee uur hangen bij de papegaaien. Bij de tweede show wist de verzorger nog hoe onze zoon heet.',
  },
  {
    name: 'Carmen D.',
    location: 'Sevilla, Spanje',
    text: 'Drie generaties, één dag en niet één klacht. Zelfs niet van mijn moeder.',
  },
];

export const home = {
  title: `Dierenpark op ${address.island}: papegaaien en orka’s`,
  description: `Loop tussen papegaaien, bekijk pinguïns in echte sneeuw en blijf voor de shows: dierentuin ${park.name} in ${address.town} op ${address.island}. ${openEveryDay ? 'Elke dag open.' : 'Vraag online tickets aan.'}`,
  hero: {
    title: `Ontdek de magie van het park op ${address.island}`,
    lead: 'Ara’s boven je hoofd, pinguïns naast je, orka’s achter het glas.',
    tickets: 'Tickets aanvragen',
    alt: 'Een geelvleugelara vliegt in het gouden avondlicht langs de Teide en de Atlantische Oceaan',
  },
  why: {
    title: 'Waarom langskomen?',
    lead: `Omdat niemand je hier opjaagt. De poorten gaan open om ${timeInWords(hours.opens)}, de eerste show begint om ${timeInWords(firstStart)}, en de tijd ertussen is helemaal van jou.`,
    cards: {
      animals: {
        title: 'Exotische dieren',
        text: `Meer dan ${inFigures(species.all)} soorten, van koningspinguïns op echte sneeuw tot papegaaien die je hoort voor je ze ziet.`,
      },
      shows: {
        title: 'Shows van wereldklasse',
        text: `${capitalized(animals)}, ${shows.length > 1 ? 'elk ' : ''}${howOften(timesDaily)} per dag. Ga vooraan zitten als je graag nat wordt.`,
      },
      family: {
        title: 'Voor het hele gezin',
        text: 'Schaduw, korte afstanden en om elke hoek een plek om te spelen. Opa en oma mogen mee, de buggy ook.',
      },
    } satisfies Record<string, Card>,
  },
  family: {
    title: 'Het perfecte gezinsuitje',
    alt: 'Bij een glazen balustrade kijkt een gezin, de zoon op vaders schouders, hoe een orka uit zee springt',
    bullets: {
      kids: {
        title: 'Pret voor kinderen',
        text: 'Klimnesten, spetterbadjes en een heel klein treintje.',
      },
      day: {
        title: 'De hele dag avontuur',
        text: `Van ${timeWithoutHour(hours.opens)} tot ${timeInWords(hours.closes)}, met ${countedInWords(performances.length, 'voorstelling', 'voorstellingen')} om je picknick omheen te plannen.`,
      },
      learn: {
        title: 'Leerzaam en leuk',
        text: 'Verzorgers die op elk “maar waaróm?” een antwoord hebben.',
      },
    },
    visit: 'Plan je bezoek',
    badge: { count: `${inFigures(species.all)}+`, unit: 'soorten' },
  },
  gallery: {
    title: 'Maak kennis met de bewoners',
    explore: 'Bekijk alle attracties',
    cards: {
      parrots: {
        title: 'Papegaaien',
        text: `Meer dan ${inFigures(species.parrots)} soorten, van agapornissen die in je hand passen tot ara’s met een spanwijdte van een meter.`,
        alt: 'Een geelvleugelara houdt een noot in zijn poot naast een blauwgele ara die de andere kant op kijkt',
        flap: {
          lift: 'Til het blad op: wie zit eronder?',
          fact: 'Ara’s groeien op in een holte, hoog in een boom.',
        },
      },
      penguins: {
        title: 'Pinguïns',
        text: 'Koningspinguïns, pluizige kuikens en verse sneeuw.',
        alt: 'Een koningspinguïn buigt zich naar zijn bedelende kuiken',
        flap: {
          lift: 'Til de sneeuw op: wat zit eronder?',
          fact: 'Koningspinguïns houden hun ei warm op hun poten.',
        },
      },
      orca: {
        title: 'Orka’s',
        text: 'Vijf ton in de lucht, als ze er zin in hebben.',
        alt: 'Een orka springt voor de avondzon uit de zee',
        flap: {
          lift: 'Til de golf op: wie zit eronder?',
          fact: 'Een orkababy is oranje waar zijn moeder wit is.',
        },
      },
      sealion: {
        title: 'Zeeleeuwenshow',
        text: 'Sierlijk, tot het etenstijd is.',
        alt: 'Een zeeleeuw zwiert door zonovergoten water',
        flap: {
          lift: 'Til de steen op: wie zit eronder?',
          fact: 'Zeeleeuwen voelen met hun snorharen waar een vis langs zwom.',
        },
      },
    } satisfies Record<string, ResidentCard>,
  },
  reviews: {
    title: 'Post van gezinnen',
    notes: rated(
      notes,
      text => `“${text}”`,
      rating => `${rating} van de 5 sterren`,
    ),
  },
  callToAction: {
    title: 'Blijf tot sluitingstijd',
    text: `Laat weten op welke dag je wilt komen. We antwoorden binnen ${counted(commitments.replyHours, 'uur')}.`,
    visit: 'Plan nu je bezoek',
  },
};
