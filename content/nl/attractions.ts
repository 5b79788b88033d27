import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { talkMinutes } from '../../domain/places.ts';
import { allPlayedBy, performances, programmeFacts, timesDaily } from '../../domain/programme.ts';
import type { Card, PicturedCard } from '../cards.ts';
import {
  capitalized,
  counted,
  countedInWords,
  hourInWords,
  howOften,
  inFigures,
  inWords,
  listed,
} from './dutch.ts';
import { openEveryDay } from './hours.ts';
import { programme } from './programme.ts';
import { shows, talks } from './shows.ts';

const { address, species } = park;
const everyShow = ['', 'die', 'ze allebei'][shows.length] ?? `ze alle ${inWords(shows.length)}`;
const playDaily = openEveryDay && park.shows.every(({ weekdays }) => !weekdays);
const performancesInWords = countedInWords(performances.length, 'voorstelling', 'voorstellingen');
const showsDaily = `${countedInWords(shows.length, 'dierenshow', 'dierenshows')}, ${howOften(timesDaily)} per dag`;

/** The walk-through worlds, in page order. */
const encounters = {
  parrots: {
    title: 'Papegaaienparadijs',
    text: `Loop zo de volière in. Hier wonen meer dan ${inFigures(species.parrots)} soorten papegaaien, veel daarvan vrij boven je hoofd en stuk voor stuk met een mening over je hoed.`,
    alt: 'Een geelvleugelara landt op een tak naast een hyacintara, onder het net van de volière',
  },
  penguins: {
    title: 'Pinguïnplaneet',
    text: 'Op de koningspinguïns valt echte sneeuw, en een verdieping lager sta je voor het glas terwijl ze onder water langsvliegen.',
    alt: 'Twee koningspinguïns op het ijs, van wie er één naar de hemel roept, en twee die eronder zwemmen',
  },
  orca: {
    title: 'Orka-oceaan',
    text: 'Leun achterover in de tunnel en kijk omhoog: vijf ton orka glijdt door het licht, stil als een vlieger.',
    alt: 'Vanuit een glazen tunnel kijken bezoekers omhoog naar een orka in zonovergoten water',
  },
} satisfies Record<string, PicturedCard>;

const worlds = Object.values(encounters).map(({ title }) => title);

export const attractions = {
  title: `Attracties en shows op ${address.island}`,
  description: `${listed(worlds)}. ${capitalized(showsDaily)}, en gezinsactiviteiten: dierenpark ${park.name} op ${address.island}.`,
  hero: {
    title: 'Ontmoet het hele eiland in één dag',
    lead: `${capitalized(countedInWords(worlds.length, 'wereld', 'werelden'))} om doorheen te lopen en ${performancesInWords} om bij te gaan zitten.`,
    alt: 'Het park van boven: volière, bassins en paden aan de voet van de Teide',
  },
  encounters: {
    title: 'Dieren van dichtbij',
    lead: 'Geen kooien om in te kijken, maar plekken om binnen te lopen. Neem de tijd, dat doen de dieren ook.',
    cards: encounters,
  },
  shows: {
    title: 'Spectaculaire dierenshows',
    lead: `${shows.length === 1 ? 'De' : 'Elke'} show speelt ${playDaily ? 'dagelijks ' : ''}${howOften(timesDaily)}. Vóór ${hourInWords(allPlayedBy)} kun je ${everyShow} al hebben gezien. Of volg de zon en blijf de hele dag.`,
    programme: 'Een dag in het park',
    daily: playDaily ? `Elke dag ${performancesInWords}` : capitalized(performancesInWords),
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Anders dan anders',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
    inquire: 'Tickets aanvragen',
    /** Follows the button's text for those who hear it: "Tickets aanvragen – Dolfijnenshow". */
    inquireFor: ' – {show}',
    /** Adds the next performance. `calendarFor` follows the button's text for screen readers. */
    calendar: 'Zet in je agenda',
    calendarFor: ' – {show}, de eerstvolgende voorstelling',
    calendarFailed: 'Dat lukte niet. De tijden staan naast de knop.',
    cards: shows,
    talks,
  },
  activities: {
    title: 'Activiteiten voor het gezin',
    cards: {
      kids: {
        title: 'Ontdekplek voor kids',
        text: 'Loepen, nesten van touw en een vijver om in te spetteren.',
      },
      feed: {
        title: 'Voedertijden',
        text: 'Geef de vis, hou je vingers. De verzorgers doen het voor.',
      },
      talk: {
        title: 'Dierenpraatjes',
        text: `${capitalized(countedInWords(talkMinutes, 'minuut', 'minuten'))}, echte verzorgers, en kinderen mogen als eersten vragen stellen.`,
      },
      photo: {
        title: 'Fotomomenten',
        text: 'Een ara op je arm, de Teide achter je en een verzorger die weet hoe het licht valt.',
      },
    } satisfies Record<string, Card>,
    goodToKnow: {
      title: 'Goed om te weten',
      items: [
        { term: 'Eten', text: 'Cafés langs de paden, met kindergerechten en kinderstoelen.' },
        { term: 'Picknick', text: 'Meenemen mag: er staan tafels in de schaduw.' },
        { term: 'Kinderwagens', text: 'Brede, vlakke paden, en bij de ingang leen je een buggy.' },
        {
          term: 'Regen',
          text: `${encounters.penguins.title} en ${encounters.orca.title} zijn overdekt, en de shows gaan door.`,
        },
      ],
    },
  },
  callToAction: {
    title: 'Wie wil jij het eerst zien?',
    text: `Laat weten wanneer je komt, dan antwoorden we binnen ${counted(commitments.replyHours, 'uur')}.`,
    inquire: 'Tickets aanvragen',
  },
};
