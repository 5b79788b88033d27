import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { openingHours } from './hours.ts';
import { counted, inPlace, theDay, uncapitalized } from './italian.ts';

const visitors = (count: number) => counted(count, 'visitatore', 'visitatori');

/** Words of the mails to visitors. Field labels are in `inquiry.ts`, card labels in `contact.ts`. */
export const mail = {
  /** A label with its value: small letters behind the colon, except in what visitors wrote. */
  line: (label: string, value: string) =>
    `${label}: ${value === openingHours ? uncapitalized(value) : value}`,
  visitors,
  /** A date and time in the park. */
  moment: (day: string, time: string) => `${day}, ore ${time}`,
  /** Labels in the mail to the office, which replies to the visitor quote. `none`: no requests. */
  quoted: {
    reference: 'Codice della richiesta',
    received: 'Ricevuta',
    page: 'Per la biglietteria',
    plan: 'Programma della giornata',
    none: 'nessuna',
  },
  /** The confirmation to the visitor. */
  confirmation: {
    subject: (reference: string) => `La tua richiesta ${reference} ${inPlace(park.name)}`,
    greeting: 'Ciao,',
    thanks: 'grazie per la tua richiesta!',
    /** Follows the thanks, unless the mail is sent later than that. */
    promise: `Ti risponderemo entro ${counted(commitments.replyHours, 'ora', 'ore')}.`,
    reference: (reference: string) =>
      `Il codice della tua richiesta è ${reference}. Tienilo a portata di mano quando ci telefoni o ci scrivi.`,
    asked: 'La tua richiesta',
    plan: 'Il tuo programma',
    notTicket:
      'Questa e-mail conferma che la tua richiesta è arrivata. Non è un biglietto: i biglietti te li proponiamo nella nostra risposta.',
    reach: 'Come contattarci',
    notYou: `Non l’hai inviata tu? Qualcuno avrà sbagliato a scrivere l’indirizzo. Scrivici a ${park.privacyEmail} e cancelleremo la richiesta.`,
    privacy: 'Come trattiamo i tuoi dati:',
  },
  /** Template for the office's answer, in the visitor's language. */
  reply: {
    subject: (reference: string) => `La tua richiesta ${reference} ${inPlace(park.name)}`,
    greeting: 'Ciao,',
    about: (day: string, count: number) =>
      `grazie per la tua richiesta per ${theDay(day)} (${visitors(count)}).`,
    closed: (day: string, why: string) =>
      `grazie per la tua richiesta. Purtroppo ${theDay(day)} il parco è chiuso${why}.`,
    anotherDay: (day: string) =>
      `Il primo giorno di apertura successivo è ${theDay(day)}. Ti va bene, o preferisci un altro giorno?`,
    openAfterAll: (day: string) => `buone notizie: alla fine ${theDay(day)} il parco è aperto.`,
    noLonger: (day: string) => `la modifica annunciata per ${theDay(day)} non è più valida.`,
    closing: `Un caro saluto\n${park.name}`,
  },
};
