import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { firstStart, performances, timesDaily } from '../../domain/programme.ts';
import type { Card, ResidentCard, Review } from '../cards.ts';
import { rated } from '../reviews.ts';
import { openEveryDay } from './hours.ts';
import {
  capitalized,
  counted,
  countedInWords,
  howOften,
  inPlace,
  listed,
  timeInWords,
  uncapitalized,
} from './italian.ts';
import { shows } from './shows.ts';

const { address, hours, species } = park;
const animals = listed(shows.map(({ short }) => uncapitalized(short)));

const notes: readonly Review[] = [
  {
    name: 'Hannah W.',
    location: 'Leeds, Regno Unito',
    text: 'La nostra bimba di quattro anni ormai si presenta come pinguino. Siamo rimasti fino alla chiusura dei cancelli, e all’uscita è scoppiata a\u00a0piangere.',
  },
  {
    name: 'Matthias & Jule',
    location: 'Amburgo, Germania',
    text: 'Siamo venuti per le orche, ma i pappagalli ci hanno rubato due ore. Al secondo spettacolo il guardiano si ricordava il nome di mio figlio.',
  },
  {
    name: 'Carmen D.',
    location: 'Siviglia, Spagna',
    text: 'Tre generazioni, una giornata e neanche una lamentela. Nemmeno da mia madre.',
  },
];

export const home = {
  title: `Parco faunistico e zoo ${inPlace(address.island)}`,
  description: `Parco faunistico ${inPlace(address.town)}, ${address.island}: passeggia tra i pappagalli, guarda i pinguini sulla neve e resta per gli spettacoli. ${openEveryDay ? 'Aperto ogni giorno.' : 'Biglietti su richiesta.'}`,
  hero: {
    title: `Scopri la\u00a0magia del\u00a0parco ${inPlace(address.island)}`,
    lead: 'Pappagalli sopra la testa, pinguini accanto a te, orche al di là del vetro.',
    tickets: 'Richiedi biglietti',
    alt: 'Un’ara scarlatta passa in volo davanti al Teide e all’Atlantico, nella luce dorata della sera',
  },
  why: {
    title: 'Perché venire',
    lead: `Perché qui nessuno ti mette fretta. I cancelli aprono ${timeInWords('a', hours.opens)}, il primo spettacolo comincia ${timeInWords('a', firstStart)} e tutto quello che c’è in mezzo è tuo.`,
    cards: {
      animals: {
        title: 'Animali esotici',
        text: `Più di ${species.all} specie, dai pinguini reali su neve altrettanto reale ai pappagalli che sentirai prima ancora di vederli.`,
      },
      shows: {
        title: 'Spettacoli da applausi',
        text: `${capitalized(animals)}: ${shows.length === 1 ? 'lo spettacolo va in scena' : 'ogni spettacolo'} ${howOften(timesDaily)} al giorno. Siediti davanti, se ti piace bagnarti.`,
      },
      family: {
        title: 'A misura di famiglia',
        text: 'Ombra, percorsi brevi e un posto per giocare a ogni angolo. Porta i nonni, porta il passeggino.',
      },
    } satisfies Record<string, Card>,
  },
  family: {
    title: 'La gita perfetta in\u00a0famiglia',
    alt: 'Una famiglia al parapetto di vetro, un bambino sulle spalle del papà, guarda un’orca balzare dal mare',
    bullets: {
      kids: {
        title: 'Attrazioni per bambini',
        text: 'Nidi su cui arrampicarsi, vasche dove sguazzare e un trenino davvero piccolo.',
      },
      day: {
        title: 'Avventura tutto il giorno',
        text: `${capitalized(timeInWords('da', hours.opens))} ${timeInWords('a', hours.closes)}, con ${countedInWords(performances.length, 'un appuntamento', 'appuntamenti')} attorno a cui organizzare il picnic.`,
      },
      learn: {
        title: 'Imparare divertendosi',
        text: 'I guardiani sono lì, al parapetto, e rispondono a ogni “ma perché?”.',
      },
    },
    visit: 'Organizza la visita',
    badge: { count: `${species.all}+`, unit: 'Specie' },
  },
  gallery: {
    title: 'Ecco i residenti',
    explore: 'Scopri tutte le attrazioni',
    cards: {
      parrots: {
        title: 'Pappagalli',
        text: `Oltre ${species.parrots} specie, dall’inseparabile che sta in una mano all’ara con un metro di apertura alare.`,
        alt: 'Un’ara scarlatta tiene una noce nella zampa, accanto a un’ara gialloblù che guarda dall’altra parte',
        flap: {
          lift: 'Solleva la foglia: chi si nasconde sotto?',
          fact: 'L’ara alleva i piccoli nel cavo di un albero alto.',
        },
      },
      penguins: {
        title: 'Pinguini',
        text: 'Famiglia reale, pulcini e neve fresca.',
        alt: 'Un pinguino reale si china sul pulcino che chiede cibo',
        flap: {
          lift: 'Solleva la neve: cosa si nasconde sotto?',
          fact: 'Il pinguino reale cova l’uovo sulle zampe.',
        },
      },
      orca: {
        title: 'Orche',
        text: 'Cinque tonnellate in aria, quando ne hanno voglia.',
        alt: 'Un’orca balza dal mare davanti al sole della sera',
        flap: {
          lift: 'Solleva l’onda: chi si nasconde sotto?',
          fact: 'Appena nata, l’orca è arancione dove sarà bianca.',
        },
      },
      sealion: {
        title: 'Spettacolo dei leoni marini',
        text: 'Pura eleganza, fino all’ora della pappa.',
        alt: 'Un leone marino sfreccia nell’acqua piena di sole',
        flap: {
          lift: 'Solleva lo scoglio: chi si nasconde sotto?',
          fact: 'Il leone marino sente coi baffi la scia dei pesci.',
        },
      },
    } satisfies Record<string, ResidentCard>,
  },
  reviews: {
    title: 'Le famiglie ci scrivono',
    notes: rated(
      notes,
      text => `“${text}”`,
      rating => `${counted(rating, 'stella', 'stelle')} su 5`,
    ),
  },
  callToAction: {
    title: 'Resta fino alla chiusura',
    text: `Dicci in che giorno ti piacerebbe venire. Rispondiamo entro ${counted(commitments.replyHours, 'ora', 'ore')}.`,
    visit: 'Organizza subito la visita',
  },
};
