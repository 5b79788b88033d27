import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { talkMinutes } from '../../domain/places.ts';
import { allPlayedBy, performances, programmeFacts, timesDaily } from '../../domain/programme.ts';
import type { Card, PicturedCard } from '../cards.ts';
import { openEveryDay } from './hours.ts';
import {
  allOf,
  byTheHour,
  capitalized,
  counted,
  countedInWords,
  howOften,
  inPlace,
  listed,
} from './italian.ts';
import { programme } from './programme.ts';
import { shows, talks } from './shows.ts';

const { address, species } = park;
const seeAll = shows.length === 1 ? 'Vedilo' : `Vedili ${allOf(shows.length)}`;
const playDaily = openEveryDay && park.shows.every(({ weekdays }) => !weekdays);
const dailyPerformances = countedInWords(performances.length, 'un appuntamento', 'appuntamenti');
const showsDaily = `${countedInWords(shows.length, 'uno spettacolo', 'spettacoli')} ${howOften(timesDaily)} al giorno`;

/** The walk-through worlds, in page order. */
const encounters = {
  parrots: {
    title: 'Paradiso dei Pappagalli',
    text: `Si entra direttamente nella voliera. Qui vivono oltre ${species.parrots} specie di pappagalli, molti liberi sopra la tua testa, tutti con qualcosa da ridire sul tuo cappello.`,
    alt: 'Un’ara scarlatta atterra su un ramo accanto a un’ara giacinto, sotto la rete della voliera',
  },
  penguins: {
    title: 'Pianeta Pinguini',
    text: 'Sui pinguini reali cade neve vera e, un piano più giù, li vedi volare sott’acqua al di là del vetro.',
    alt: 'Due pinguini reali sul ghiaccio, uno dei quali lancia il suo richiamo al cielo, e due che nuotano più sotto',
  },
  orca: {
    title: 'Oceano delle Orche',
    text: 'Sdraiati nel tunnel e guarda in su: cinque tonnellate di orca attraversano la luce, silenziose come un aquilone.',
    alt: 'Da un tunnel di vetro i visitatori guardano un’orca nell’acqua piena di sole',
  },
} satisfies Record<string, PicturedCard>;

const worlds = Object.values(encounters).map(({ title }) => title);

export const attractions = {
  title: `Attrazioni e spettacoli ${inPlace(address.island)}`,
  description: `${listed(worlds)}, ${showsDaily} e attività per famiglie ${inPlace(park.name)}, ${address.island}.`,
  hero: {
    title: 'Tutta l’isola in un giorno',
    lead: `${capitalized(countedInWords(worlds.length, 'un mondo', 'mondi'))} da attraversare a piedi e ${dailyPerformances} da godersi seduti.`,
    alt: 'Il parco dall’alto: voliera, vasche e sentieri ai piedi del Teide',
  },
  encounters: {
    title: 'Incontri con gli animali',
    lead: 'Non gabbie in cui guardare, ma luoghi in cui entrare. Prenditela comoda: loro lo fanno da sempre.',
    cards: encounters,
  },
  shows: {
    title: 'Animali che danno spettacolo',
    lead: `${shows.length === 1 ? 'Lo spettacolo' : 'Ogni spettacolo'} va in scena ${howOften(timesDaily)}${playDaily ? ', tutti i giorni' : ''}. ${seeAll} ${byTheHour(allPlayedBy)}, oppure resta a goderti il sole.`,
    programme: 'Una giornata al parco',
    daily: playDaily ? `${capitalized(dailyPerformances)} al giorno` : capitalized(dailyPerformances),
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Variazioni di programma',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
    inquire: 'Chiedi i biglietti',
    /** Follows the button's text for those who hear it: "Chiedi i biglietti – Spettacolo dei delfini". */
    inquireFor: ' – {show}',
    /** Adds the next performance. `calendarFor` follows the button's text for screen readers. */
    calendar: 'Aggiungi al calendario',
    calendarFor: ' – {show}, il prossimo appuntamento',
    calendarFailed: 'Non ha funzionato. Gli orari sono accanto al pulsante.',
    cards: shows,
    talks,
  },
  activities: {
    title: 'Attività per famiglie',
    cards: {
      kids: {
        title: 'Zona piccoli esploratori',
        text: 'Lenti d’ingrandimento, nidi di corda e uno stagno che ha il permesso di schizzare.',
      },
      feed: {
        title: 'Il pasto degli animali',
        text: 'Il pesce lo dai, le dita te le tieni. I guardiani ti mostrano come.',
      },
      talk: {
        title: 'A lezione dai guardiani',
        text: `${capitalized(countedInWords(talkMinutes, 'un minuto', 'minuti'))}, guardiani veri, e le prime domande spettano ai bambini.`,
      },
      photo: {
        title: 'Foto ricordo',
        text: 'Un’ara sul braccio, il Teide alle spalle e un guardiano che sa dov’è la luce giusta.',
      },
    } satisfies Record<string, Card>,
    goodToKnow: {
      title: 'Buono a sapersi',
      items: [
        { term: 'Mangiare', text: 'Punti ristoro lungo i vialetti, con piatti per bambini e seggioloni.' },
        { term: 'Picnic', text: 'Porta il tuo: ci sono tavoli all’ombra.' },
        { term: 'Passeggini', text: 'Vialetti larghi e in piano, e passeggini in prestito all’ingresso.' },
        {
          term: 'Pioggia',
          text: `${encounters.penguins.title} e ${encounters.orca.title} sono al coperto, e gli spettacoli continuano.`,
        },
      ],
    },
  },
  callToAction: {
    title: 'Chi vai a trovare per primo?',
    text: `Dicci quando vuoi venire: ti rispondiamo entro ${counted(commitments.replyHours, 'ora', 'ore')}.`,
    inquire: 'Chiedi i biglietti',
  },
};
