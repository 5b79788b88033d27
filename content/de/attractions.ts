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
  inDigits,
  inWords,
  island,
  listed,
} from './german.ts';
import { openEveryDay } from './hours.ts';
import { programme } from './programme.ts';
import { shows, talks } from './shows.ts';

const { species } = park;
const everyShow = { 1: 'alles', 2: 'beide' }[shows.length] ?? `alle ${inWords(shows.length)}`;
const playDaily = openEveryDay && park.shows.every(({ weekdays }) => !weekdays);
const showsDaily = `${howOften(timesDaily)} täglich ${countedInWords(shows.length, 'eine Tiershow', 'Tiershows')}`;
const performancesInWords = countedInWords(performances.length, 'eine Vorstellung', 'Vorstellungen');

/** The walk-through worlds, in page order. */
const encounters = {
  parrots: {
    title: 'Papageienparadies',
    text: `Ihr geht mitten hinein in die Voliere. Über ${inDigits(species.parrots)} Papageienarten leben hier, viele fliegen frei über euren Köpfen, und alle haben eine Meinung zu eurem Hut.`,
    alt: 'Ein Hellroter Ara landet auf einem Ast neben einem Hyazinthara, unter dem Netz der Voliere',
  },
  penguins: {
    title: 'Planet der Pinguine',
    text: 'Auf die Könige fällt echter Schnee, und ein Stockwerk tiefer steht ihr an der Scheibe, während sie unter Wasser vorbeifliegen.',
    alt: 'Zwei Königspinguine auf dem Eis, einer ruft zum Himmel, und zwei, die darunter schwimmen',
  },
  orca: {
    title: 'Orca-Ozean',
    text: 'Lehnt euch im Tunnel zurück und schaut nach oben: Fünf Tonnen Orca ziehen durchs Licht, leise wie ein Papierdrachen.',
    alt: 'Aus einem gläsernen Tunnel schauen Gäste zu einem Orca im Sonnenlicht auf',
  },
} satisfies Record<string, PicturedCard>;

const worlds = Object.values(encounters).map(({ title }) => title);

export const attractions = {
  title: `Attraktionen und Shows auf ${island}`,
  description: `${listed([...worlds, showsDaily])}: ein Tag für die ganze Familie im Zoo ${park.name} auf ${island}.`,
  hero: {
    title: 'Die ganze Insel an einem Tag',
    lead: `${capitalized(countedInWords(worlds.length, 'eine Welt', 'Welten'))} zum Durchstreifen und ${performancesInWords} zum Hinsetzen.`,
    alt: 'Der Park von oben: Voliere, Becken und Wege am Fuß des Teide',
  },
  encounters: {
    title: 'Tierbegegnungen',
    lead: 'Keine Käfige zum Hineinschauen, sondern Orte zum Hineingehen. Lasst euch Zeit: Die Tiere tun es auch.',
    cards: encounters,
  },
  shows: {
    title: 'Spektakuläre Tiershows',
    lead: `Jede Show läuft ${howOften(timesDaily)}${playDaily ? ', jeden Tag' : ''}. Bis um ${hourInWords(allPlayedBy)} habt ihr ${everyShow} gesehen. Oder ihr folgt der Sonne und bleibt.`,
    programme: 'Ein Tag im Park',
    daily: playDaily ? `Täglich ${performancesInWords}` : capitalized(performancesInWords),
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Anders als sonst',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
    inquire: 'Tickets anfragen',
    /** Follows the button's text for those who hear it: "Tickets anfragen – Delfinshow". */
    inquireFor: ' – {show}',
    /** Adds the next performance. `calendarFor` follows the button's text for screen readers. */
    calendar: 'In den Kalender',
    calendarFor: ' – {show}, die nächste Vorstellung',
    calendarFailed: 'Das hat nicht geklappt. Die Zeiten stehen neben dem Knopf.',
    cards: shows,
    talks,
  },
  activities: {
    title: 'Familien\u00adprogramm',
    cards: {
      kids: {
        title: 'Kinder-Entdeckerland',
        text: 'Lupen, Seilnester und ein Teich, der spritzen darf.',
      },
      feed: {
        title: 'Tierfütterungen',
        text: 'Fisch geben, Finger behalten. Die Tierpfleger zeigen euch, wie’s geht.',
      },
      talk: {
        title: 'Tierpfleger-Talks',
        text: `${capitalized(countedInWords(talkMinutes, 'eine Minute', 'Minuten'))}, echte Tierpfleger, und Kinder dürfen zuerst fragen.`,
      },
      photo: {
        title: 'Fotomomente',
        text: 'Ein Ara auf dem Arm, der Teide im Rücken und ein Tierpfleger, der das beste Licht kennt.',
      },
    } satisfies Record<string, Card>,
    goodToKnow: {
      title: 'Gut zu wissen',
      items: [
        { term: 'Essen', text: 'Cafés an den Wegen, mit Kindertellern und Hochstühlen.' },
        { term: 'Picknick', text: 'Bringt gern euer eigenes mit: Im Schatten stehen Tische.' },
        { term: 'Kinderwagen', text: 'Breite, ebene Wege, und am Eingang könnt ihr einen leihen.' },
        {
          term: 'Regen',
          text: `${encounters.penguins.title} und ${encounters.orca.title} haben ein Dach, und die Shows laufen weiter.`,
        },
      ],
    },
  },
  callToAction: {
    title: 'Wen besucht ihr zuerst?',
    text: `Schickt uns euren Wunschtermin, und wir antworten innerhalb von ${counted(commitments.replyHours, 'Stunde', 'Stunden')}.`,
    inquire: 'Tickets anfragen',
  },
};
